export default function End() {
  return "end";
}
