import { expect, test } from "vitest";
import { plainCode, plainDigits, plainName } from "./typedText.ts";

const invisibleCharacters = [
  ["zero-width space", "\u200B"],
  ["zero-width non-joiner", "\u200C"],
  ["zero-width joiner", "\u200D"],
  ["left-to-right mark", "\u200E"],
  ["right-to-left mark", "\u200F"],
  ["left-to-right embedding", "\u202A"],
  ["end of embedding", "\u202C"],
  ["right-to-left override", "\u202E"],
  ["word joiner", "\u2060"],
  ["left-to-right isolate", "\u2066"],
  ["end of isolate", "\u2069"],
  ["byte order mark", "\uFEFF"],
  ["soft hyphen", "\u00AD"],
  ["Arabic letter mark", "\u061C"],
  ["combining grapheme joiner", "\u034F"],
  ["Mongolian vowel separator", "\u180E"],
  ["variation selector 16", "\uFE0F"],
  ["variation selector 17", "\u{E0100}"],
  ["tag", "\u{E0041}"],
  ["Hangul filler", "\u3164"],
] as const;

test.each(invisibleCharacters)("a pasted %s is removed from codes and Latin names", (_name, character) => {
  expect(plainCode(`${character}+216 20${character} 123 456${character}`)).toBe("+216 20 123 456");
  expect(plainName(`${character}Amel${character} Ben${character} Salah`)).toBe("Amel Ben Salah");
});

test.each([
  ["no-break space", "\u00A0"],
  ["narrow no-break space", "\u202F"],
  ["thin space", "\u2009"],
  ["figure space", "\u2007"],
  ["ideographic space", "\u3000"],
  ["tab", "\t"],
  ["line separator", "\u2028"],
])("a %s becomes a space", (_name, space) => {
  expect(plainCode(`20${space}123`)).toBe("20 123");
  expect(plainName(`Amel${space}${space}Salah`)).toBe("Amel Salah");
});

test("a joiner stays only between letters of a script that needs it", () => {
  expect(plainName("علی\u200Cرضا")).toBe("علی\u200Cرضا");
  expect(plainName("ക്\u200Dഷ")).toBe("ക്\u200Dഷ");
  expect(plainName("\u200Cعلی\u200C رضا\u200C")).toBe("علی رضا");
  expect(plainName("علی\u200Ca")).toBe("علیa");
  expect(plainName("Élo\u200Dïse")).toBe("Éloïse");
});

test("every Unicode decimal digit is converted to its value", () => {
  const digits = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.length % 10).toBe(0);
  expect(plainDigits(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
  expect(plainDigits("½ ② Ⅳ 三")).toBe("½ ② Ⅳ 三");
});
