import { expect, test } from "vitest";
import { canPrint, splitRuns } from "./splitRuns.ts";
import { loadVoucherFonts } from "./loadVoucherFonts.ts";

const [latin, ...more] = loadVoucherFonts().regular;
if (latin === undefined) throw new Error("no face");
const faces = [latin, ...more] as const;
const textsOf = (line: string) => splitRuns([...faces], line).map(({ text }) => text);

test.each([
  ["Amel Ben Salah", ["Amel Ben Salah"]],
  ["Ağa", ["A", "ğ", "a"]],
  ["محمد بن صالح", ["محمد بن صالح"]],
  // From left to right: the second word first.
  ["صالح-محمد", ["محمد", "-", "صالح"]],
  ["Amel (أمل)", ["Amel (", "أمل", ")"]],
  ["e\u2011mail\u202f:", ["e-mail\u00a0:"]],
  ["a\u200bb\u0000c", ["abc"]],
  ["李", ["?"]],
])("%s is drawn as %j", (line, runs) => {
  expect(textsOf(line)).toEqual(runs);
});

test.each([
  ["Żółć", true],
  ["محمد", true],
  ["Иван", false],
  ["李明", false],
])("whether %s can be printed: %s", (text, expected) => {
  expect(canPrint(faces, text)).toBe(expected);
});
