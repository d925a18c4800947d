/** Milliseconds after which the bytes may be dropped: the browser has read them. */
const READ = 60_000;

/** Saves bytes as a file of the visitor, with the browser's own dialog or folder. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ);
}
