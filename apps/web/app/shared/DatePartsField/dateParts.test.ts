import { expect, test } from "vitest";
import { joinDate, readWholeDate, splitDate, writtenDate } from "./dateParts.ts";

test("a half-typed date survives being kept as text", () => {
  const typed = { year: "1990", month: "3", day: "" };
  expect(splitDate(joinDate(typed))).toEqual(typed);
});

test("three empty boxes are no date at all", () => {
  expect(joinDate({ year: "", month: "", day: "" })).toBe("");
  expect(writtenDate("")).toBe("");
});

test("single digits are written with two", () => {
  expect(writtenDate("1990-3-5")).toBe("1990-03-05");
});

test.each(["5/3/1990", "05.03.1990", "5-3-1990", " 1990-03-05 "])(
  "%s is pasted into all three boxes",
  (text) => {
    const parts = readWholeDate(text);
    expect(parts && writtenDate(joinDate(parts))).toBe("1990-03-05");
  },
);

test("a year alone is not a whole date", () => {
  expect(readWholeDate("1990")).toBeNull();
});
