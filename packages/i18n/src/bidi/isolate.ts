/** Sets the direction of a text that has no Arabic letter outside its isolates. */
export const rightToLeftMark = "\u200f";

const firstStrongIsolate = "\u2068";
const popDirectionalIsolate = "\u2069";

/**
 * Encloses a text in an isolate: it has its own direction and does not change the order of the text around it
 * (UAX 9, X5c).
 *
 * @example `حجز ${isolate("SY-7K3Q9D")}` // the hyphen stays inside the reference
 */
export function isolate(text: string): string {
  return firstStrongIsolate + text + popDirectionalIsolate;
}

/**
 * Isolates a text for a right-to-left sentence. Returns a text with only Arabic letters and spaces unchanged,
 * because it needs no isolate, and a web address, because it must stay intact to be opened.
 *
 * @example isolateForeign("+216 71 000 111") // in U+2068 … U+2069
 * @example isolateForeign("جربة") // unchanged
 */
export function isolateForeign(text: string): string {
  return foreign.test(text) && !webAddress.test(text) ? isolate(text) : text;
}

/** Removes isolates, for values outside texts: addresses, file names, cells of a sheet. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, "");
}

const foreign = /[^\p{Script_Extensions=Arabic}\s]/u;
const webAddress = /^https?:\/\/\S+$/;
