import { expect, test } from "vitest";
import { plainText } from "./plainText.ts";

test.each([
  ["GABÈS", "gabes"],
  ["  Tabarka-Aïn  Draham ", "tabarka ain draham"],
  ["L’Ariana", "l ariana"],
  ["Œuf, Æon", "oeuf aeon"],
  ["جَـرْبَة", "جربه"],
  ["أريانة", "اريانه"],
  ["المنستير", "منستير"],
  ["مطار المنستير الدولي", "مطار منستير دولي"],
  ["ال", "ال"],
  ["%_\\'", ""],
])("[LO1] normalizes %j to %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
