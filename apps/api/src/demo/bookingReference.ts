/** No letter or digit that can be taken for another: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";
const LENGTH = 6;
const COUNT = alphabet.length ** LENGTH;
/** Shares no factor with `COUNT`, so that no two numbers within it give the same reference. */
const STEP = 61_803_399;

/** The reference of the n-th invented booking: scattered, so that they look like real ones, and never twice. */
export function bookingReference(number: number): string {
  let rest = Number((BigInt(number + 1) * BigInt(STEP)) % BigInt(COUNT));
  let text = "";
  for (let position = 0; position < LENGTH; position++) {
    text += alphabet[rest % alphabet.length] ?? "";
    rest = Math.floor(rest / alphabet.length);
  }
  return `SY-${text}`;
}
