import { expect, test } from "vitest";
import { canPrint, transliterate, splitRuns } from "./splitRuns.ts";
import { loadFonts } from "./loadFonts.ts";

const [defaultFace, ...otherFaces] = loadFonts().regular;
if (defaultFace === undefined) throw new Error("no face");
const faces = [defaultFace, ...otherFaces] as const;
const textsOf = (line: string) => splitRuns([...faces], line).map(({ text }) => text);

test.each([
  ["Amel Ben Salah", ["Amel Ben Salah"]],
  ["Ağa", ["A", "ğ", "a"]],
  ["محمد بن صالح", ["محمد بن صالح"]],
  // From left to right, so the second word comes first.
  ["صالح-محمد", ["محمد", "-", "صالح"]],
  ["Amel (أمل)", ["Amel (", "أمل", ")"]],
  ["e\u2011mail\u202f:", ["e-mail\u00a0:"]],
  ["a\u200bb\u0000c", ["abc"]],
  // One design per word: Figtree has no ễ.
  ["Trần Nguyễn", ["Tr", "ầ", "n Nguy", "ễ", "n"]],
  ["李明", ["LiMing"]],
])("%s is drawn as %j", (line, runs) => {
  expect(textsOf(line)).toEqual(runs);
});

test.each([
  ["Żółć", true],
  ["محمد", true],
  ["Nguyễn Thị Hồng", true],
  ["Владимир Щёголев", true],
  ["Ґанна Їжакевич", true],
  ["Әлия Қасым", true],
  ["Ελένη Παπαδοπούλου", true],
  ["Ἀλέξανδρος", true],
  ["Ẹ̀bùn Ṣadé", true],
  ["Əli Ŋwɛ", true],
  ["李明", false],
])("whether %s can be printed: %s", (text, expected) => {
  expect(canPrint(faces, text)).toBe(expected);
});

test.each([
  ["李明", "LiMing"],
  ["山田 Kei", "ShanTian Kei"],
  ["김민준", "GimMinJun"],
  ["דוד", "dvd"],
  ["🚗", "?"],
  ["Auto 🚗 Sfax", "Auto  Sfax"],
  ["محمد", "محمد"],
])("%s, with letters that no face has, is printed as %s", (text, expected) => {
  expect(transliterate(faces, text)).toBe(expected);
});

test("both weights have the same letters", () => {
  const { regular, bold } = loadFonts();
  const lettersOf = (facesOfWeight: typeof regular) =>
    new Set(facesOfWeight.flatMap(({ letters }) => [...letters]));
  expect(lettersOf(bold)).toEqual(lettersOf(regular));
});
