import * as v from "valibot";
import { BookingReference, REFERENCE_LENGTH, referenceAlphabet } from "./BookingReference.ts";

/**
 * A booking's reference, `SY-7K3Q9D` [BK6]: 23⁶ ≈ 148 million of them, so the writer must still ask the database
 * whether it is new. `randomBytes` returns that many random bytes.
 *
 * @example createReference((count) => crypto.getRandomValues(new Uint8Array(count)))
 */
export function createReference(randomBytes: (count: number) => Uint8Array): BookingReference {
  // Bytes from here on would make the first letters likelier than the last.
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

/** A reference as people type it, brought to its form: `sy7k3q9d` is `SY-7K3Q9D`. Null when it cannot be one [BK6]. */
export function parseReference(text: string): BookingReference | null {
  const letters = text.length > 40 ? "" : text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  // S is not in the alphabet: "SY" can only be what stands before a reference.
  const reference = `SY-${letters.startsWith("SY") ? letters.slice(2) : letters}`;
  return v.is(BookingReference, reference) ? reference : null;
}
