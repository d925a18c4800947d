import fc from "fast-check";

const SURROGATES = 0x800;
const FIRST_SURROGATE = 0xd800;

/**
 * Any character of Unicode, the same for each seed as fast-check's unit `"binary"`, which builds a map of all 1,112,064
 * characters in each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - SURROGATES }).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (value) => {
    const codePoint = typeof value === "string" ? value.codePointAt(0) : undefined;
    if (codePoint === undefined || value !== String.fromCodePoint(codePoint))
      throw new TypeError("no character");
    return codePoint < FIRST_SURROGATE ? codePoint : codePoint - SURROGATES;
  },
);
