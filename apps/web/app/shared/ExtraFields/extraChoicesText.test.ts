import { expect, test } from "vitest";
import { readExtraChoices, writeExtraChoices } from "./extraChoicesText.ts";

test("extras that were written as text are read back", () => {
  const extras = [
    { extra: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", count: 2 },
    { extra: "b", count: 1 },
  ];
  expect(writeExtraChoices(extras)).toBe("0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01*2,b*1");
  expect(readExtraChoices(writeExtraChoices(extras))).toEqual(extras);
  expect(readExtraChoices(writeExtraChoices([]))).toEqual([]);
});

test.each(["a", "a*0", "a*x", "a*21", "*1", "a*1,a*2", "a*1,", "a*1.5"])(
  "the text %s contains no extras",
  (text) => {
    expect(readExtraChoices(text)).toEqual([]);
  },
);
