export default function Learn() {
  return "learn";
}
