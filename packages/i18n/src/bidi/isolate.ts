/** Gives a text without an Arabic letter outside of isolates its direction. */
export const rightToLeftMark = "\u200f";

const firstStrongIsolate = "\u2068";
const popDirectionalIsolate = "\u2069";

/**
 * Returns a text that has its own direction and does not change the order of the text around it (UAX 9, X5c).
 *
 * @example `حجز ${isolate("SY-7K3Q9D")}` // the hyphen stays inside the reference
 */
export function isolate(text: string): string {
  return firstStrongIsolate + text + popDirectionalIsolate;
}

/**
 * Isolates a text for a right-to-left sentence, unless it has only Arabic letters and spaces, which need none, or is a
 * web address, which must stay as it is to be followed.
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
