import { REFERENCE_LENGTH, referenceAlphabet } from "@sayara/domain/booking/BookingReference";

const COUNT = referenceAlphabet.length ** REFERENCE_LENGTH;
/** Coprime to `COUNT`, so that no two numbers below `COUNT` give the same reference. */
const STEP = 61_803_399;

/** Returns the reference of the n-th generated booking: scattered like real ones, and unique. */
export function bookingReference(number: number): string {
  let remaining = Number((BigInt(number + 1) * BigInt(STEP)) % BigInt(COUNT));
  let text = "";
  for (let position = 0; position < REFERENCE_LENGTH; position++) {
    text += referenceAlphabet[remaining % referenceAlphabet.length] ?? "";
    remaining = Math.floor(remaining / referenceAlphabet.length);
  }
  return `SY-${text}`;
}
