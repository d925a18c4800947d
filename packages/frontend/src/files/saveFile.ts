/** Milliseconds after which the browser has read the bytes, so that they can be released. */
const REVOKE_DELAY = 60_000;

/** Saves bytes as a file on the visitor's device, through the browser's dialog or download folder. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
}
