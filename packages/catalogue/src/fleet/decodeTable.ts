import type { FilePosition } from "./FilePosition.ts";

/**
 * Decodes the bytes of a table: UTF-16 with a byte order mark, UTF-8, or otherwise Windows-1252, which French
 * spreadsheets write by default.
 */
export function decodeTable(bytes: Uint8Array): { text: string } | { problem: FilePosition } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes) };
  // Workbooks, images and UTF-16 without a byte order mark have null bytes; text in other encodings has none.
  if (bytes.includes(0)) return { problem: { problem: { code: "not_text" } } };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const lost = text.indexOf("\uFFFD");
    if (lost < 0) return { text };
    return { problem: { line: text.slice(0, lost).split("\n").length, problem: { code: "lost_letter" } } };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
