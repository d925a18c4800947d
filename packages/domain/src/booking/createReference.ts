import * as v from "valibot";
import { BookingReference, REFERENCE_LENGTH, referenceAlphabet } from "./BookingReference.ts";

/**
 * Draws a booking's reference, `SY-7K3Q9D` [BK6]. There are 23⁶ ≈ 148 million; the caller must check that it
 * is new. `randomBytes` returns the given number of random bytes.
 *
 * @example createReference((count) => crypto.getRandomValues(new Uint8Array(count)))
 */
export function createReference(randomBytes: (count: number) => Uint8Array): BookingReference {
  // Bytes from here on would make the first characters more likely.
  const fair = 256 - (256 % referenceAlphabet.length);
  let reference = "";
  while (reference.length < REFERENCE_LENGTH) {
    for (const byte of randomBytes(REFERENCE_LENGTH)) {
      if (byte < fair && reference.length < REFERENCE_LENGTH) {
        reference += referenceAlphabet.charAt(byte % referenceAlphabet.length);
      }
    }
  }
  return `SY-${reference}`;
}

/** Parses a typed reference: `sy7k3q9d` gives `SY-7K3Q9D`. Returns null for any other text [BK6]. */
export function parseReference(text: string): BookingReference | null {
  const letters = text.length > 40 ? "" : text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  // The alphabet has no S, so "SY" is always the prefix.
  const reference = `SY-${letters.startsWith("SY") ? letters.slice(2) : letters}`;
  return v.is(BookingReference, reference) ? reference : null;
}
