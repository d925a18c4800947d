import * as v from "valibot";
import { expect, test } from "vitest";
import { RefusalDetails } from "./RefusalDetails.ts";

const isValid = (fields: unknown) => v.is(RefusalDetails, { message: "Input is not valid.", fields });

test("field messages and their paths have a maximum length", () => {
  expect(isValid({ "driver.email": "email" })).toBe(true);
  expect(isValid({})).toBe(true);
  expect(isValid({ ["a".repeat(200)]: "b".repeat(200) })).toBe(true);
  const wrong = [
    { a: 1 },
    { a: null },
    { ["a".repeat(201)]: "b" },
    { a: "b".repeat(201) },
    null,
    "a",
    () => 1,
  ];
  expect(wrong.filter(isValid)).toEqual([]);
});

test("a refusal may have no field messages", () => {
  expect(v.is(RefusalDetails, { message: "Input is not valid." })).toBe(true);
});
