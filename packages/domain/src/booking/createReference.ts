/** Digits and letters that are not mistaken for one another, read out or in handwriting: no 0 O, 1 I L, U V, 2 Z. */
export const referenceAlphabet = "3456789ABCDEFGHJKMNPQRSTWXY";

const LENGTH = 6;

/**
 * A booking's reference, `SY-7K3Q9D` [BK6]: 27⁶ ≈ 387 million of them, so the writer must still ask the database
 * whether it is new. `randomBytes` returns that many random bytes.
 *
 * @example createReference((count) => crypto.getRandomValues(new Uint8Array(count)))
 */
export function createReference(randomBytes: (count: number) => Uint8Array): string {
  // Bytes from here on would make the first letters likelier than the last.
  const fair = 256 - (256 % referenceAlphabet.length);
  let reference = "";
  while (reference.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < fair && reference.length < LENGTH) {
        reference += referenceAlphabet.charAt(byte % referenceAlphabet.length);
      }
    }
  }
  return `SY-${reference}`;
}

/** A reference as people type it, brought to its form: `sy7k3q9d` is `SY-7K3Q9D`. Null when it cannot be one. */
export function parseReference(text: string): string | null {
  const letters = text.length > 40 ? "" : text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  const body = letters.startsWith("SY") && letters.length === LENGTH + 2 ? letters.slice(2) : letters;
  const isReference =
    body.length === LENGTH && [...body].every((letter) => referenceAlphabet.includes(letter));
  return isReference ? `SY-${body}` : null;
}
