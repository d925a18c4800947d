import { REFERENCE_LENGTH, referenceAlphabet } from "@sayara/domain/booking/BookingReference";

const COUNT = referenceAlphabet.length ** REFERENCE_LENGTH;
/** Shares no factor with `COUNT`, so that no two numbers within it give the same reference. */
const STEP = 61_803_399;

/** The reference of the n-th invented booking: scattered, so that they look like real ones, and never twice. */
export function bookingReference(number: number): string {
  let rest = Number((BigInt(number + 1) * BigInt(STEP)) % BigInt(COUNT));
  let text = "";
  for (let position = 0; position < REFERENCE_LENGTH; position++) {
    text += referenceAlphabet[rest % referenceAlphabet.length] ?? "";
    rest = Math.floor(rest / referenceAlphabet.length);
  }
  return `SY-${text}`;
}
