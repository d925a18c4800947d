import { expect, test } from "vitest";
import { joinDate, readWholeDate, splitDate, writtenDate } from "./dateParts.ts";

test("keeps an incomplete date as text", () => {
  const typed = { year: "1990", month: "3", day: "" };
  expect(splitDate(joinDate(typed))).toEqual(typed);
});

test("returns an empty text for three empty boxes", () => {
  expect(joinDate({ year: "", month: "", day: "" })).toBe("");
  expect(writtenDate("")).toBe("");
});

test("pads single digits", () => {
  expect(writtenDate("1990-3-5")).toBe("1990-03-05");
});

test.each(["5/3/1990", "05.03.1990", "5-3-1990", " 1990-03-05 "])(
  "splits the pasted text %s into three parts",
  (text) => {
    const parts = readWholeDate(text);
    expect(parts && writtenDate(joinDate(parts))).toBe("1990-03-05");
  },
);

test("returns null for a year alone", () => {
  expect(readWholeDate("1990")).toBeNull();
});
