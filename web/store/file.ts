// A file of ours, on its way out of the page or into it.
export const file = (value: unknown) => new Blob([JSON.stringify(value)], { type: "application/json" });

/** Asks the device for a file. */
export function askForFile(take: (file: Blob) => void) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => input.files?.[0] && take(input.files[0]));
  input.click();
}
