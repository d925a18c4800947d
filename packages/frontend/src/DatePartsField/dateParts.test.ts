import { expect, test } from "vitest";
import { joinDate, readWholeDate, splitDate, paddedDate } from "./dateParts.ts";

test("keeps an incomplete date as text", () => {
  const typed = { year: "1990", month: "3", day: "" };
  expect(splitDate(joinDate(typed))).toEqual(typed);
});

test("returns an empty text for three empty boxes", () => {
  expect(joinDate({ year: "", month: "", day: "" })).toBe("");
  expect(paddedDate("")).toBe("");
});

test("pads single digits", () => {
  expect(paddedDate("1990-3-5")).toBe("1990-03-05");
});

test.each([
  "5/3/1990",
  "05.03.1990",
  "5-3-1990",
  "05 03 1990",
  "05/03/90",
  " 1990-03-05 ",
  "1990/03/05",
  "19900305",
  "05031990",
  "5 mars 1990",
  "5 MARS 90",
  "5 March 1990",
  "March 5, 1990",
  "March 5th, 1990",
  "5 de marzo de 1990",
  "5 mar. 1990",
  "5 مارس 1990",
  "٠٥/٠٣/١٩٩٠",
  "\u200E05\u00A0mars\u202F1990\u200E",
])("splits the pasted text %s into three parts", (text) => {
  const parts = readWholeDate(text);
  expect(parts && paddedDate(joinDate(parts))).toBe("1990-03-05");
});

test.each([
  ["1er août 1985", "1985-08-01"],
  ["2 févr. 1985", "1985-02-02"],
  ["3 juil. 1985", "1985-07-03"],
  ["4 جوان 1985", "1985-06-04"],
  ["5 diciembre 85", "1985-12-05"],
  ["05/03/26", "2026-03-05"],
  ["05/03/27", "1927-03-05"],
])("reads %s as %s", (text, date) => {
  const parts = readWholeDate(text, new Date("2026-11-27"));
  expect(parts && paddedDate(joinDate(parts))).toBe(date);
});

test.each([
  "1990",
  "5 jui 1990",
  "5 mars",
  "mars 1990",
  "5 xyz 1990",
  "5/3",
  "5 mars 19901",
  "51",
  "3 5 6 1990",
])("%s is not a whole date", (text) => {
  expect(readWholeDate(text)).toBeNull();
});
