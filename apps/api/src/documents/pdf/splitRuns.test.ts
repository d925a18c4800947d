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
  // Runs are ordered from left to right, so the second word comes first.
  ["صالح-محمد", ["محمد", "-", "صالح"]],
  ["Amel (أمل)", ["Amel (", "أمل", ")"]],
  ["محمد (Mohamed)", ["(", "Mohamed", ")", "محمد "]],
  ["المرجع: \u2068SY-7K3Q9D\u2069", ["SY-7K3Q9D", " :", "المرجع"]],
  ["الهاتف: \u2068+216 71 000 111\u2069", ["+216 71 000 111", " :", "الهاتف"]],
  ["(\u2068123 TU 4567\u2069) السيارة", ["السيارة", " (", "123 TU 4567", ")"]],
  ["\u200f\u200e-50\u00a0دينار", ["دينار", "\u00a0", "-50"]],
  ["من 28 نوفمبر – 4 ديسمبر", ["ديسمبر", " ", "4", " –", "نوفمبر ", " ", "28", "من "]],
  ["e\u2011mail\u202f:", ["e-mail\u00a0:"]],
  ["a\u200bb\u0000c", ["abc"]],
  // Each word is set in one design, and Figtree has no ễ.
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
