export default function Replay() {
  return "replay";
}
