import { type BookingReference, REFERENCE_LENGTH, referenceAlphabet } from "./BookingReference.ts";

/**
 * Generates a booking reference, `SY-7K3Q9D` [BK6]. There are 23⁶ ≈ 148 million references; the caller must
 * check that this one is new. `randomBytes` returns the given number of random bytes.
 *
 * @example createReference((count) => crypto.getRandomValues(new Uint8Array(count)))
 */
export function createReference(randomBytes: (count: number) => Uint8Array): BookingReference {
  // Bytes from this value on would make the first characters more likely.
  const unbiasedLimit = 256 - (256 % referenceAlphabet.length);
  let reference = "";
  while (reference.length < REFERENCE_LENGTH) {
    for (const byte of randomBytes(REFERENCE_LENGTH)) {
      if (byte < unbiasedLimit && reference.length < REFERENCE_LENGTH) {
        reference += referenceAlphabet.charAt(byte % referenceAlphabet.length);
      }
    }
  }
  return `SY-${reference}`;
}
