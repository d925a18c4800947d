import { expect, test } from "vitest";
import { pluralForm } from "./pluralForm.ts";

test("a word has a form for each plural category of its language", () => {
  const days = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };
  const formsOf = (language: string) =>
    [0, 1, 2, 3, 11, 100].map((count) => pluralForm(count, language, days));
  expect(formsOf("ar")).toEqual(["zero", "one", "two", "few", "many", "other"]);
  expect(formsOf("fr")).toEqual(["one", "one", "other", "other", "other", "other"]);
});

test("a plural category without a form uses the general form", () => {
  expect(pluralForm(1_000_000, "fr", { one: "jour", other: "jours" })).toBe("jours");
  expect(pluralForm(2, "ar", { one: "يوم", other: "أيام" })).toBe("أيام");
});
