import { expect, test } from "vitest";
import { readValidationMessage, validationMessage, writeValidationMessage } from "./ValidationMessage.ts";

test("[VA16] writes a code as a string and reads it back unchanged", () => {
  expect(validationMessage("required")).toBe("required");
  expect(validationMessage("driver_too_young", { age: 23 })).toBe("driver_too_young?age=23");
  const read = readValidationMessage("driver_too_young?age=23");
  expect(read).toEqual({ code: "driver_too_young", params: { age: 23 } });
  expect(writeValidationMessage(read)).toBe("driver_too_young?age=23");
});

test("[VA16] writes and reads several parameters", () => {
  const message = "too_long?max=40&min=2";
  expect(readValidationMessage(message)).toEqual({ code: "too_long", params: { max: 40, min: 2 } });
  expect(writeValidationMessage(readValidationMessage(message))).toBe(message);
});

test.each(["", "Invalid type: Expected string", "?", "constructor", "x".repeat(10_000)])(
  "[VA16] reads the unknown code %j as invalid",
  (message) => {
    expect(readValidationMessage(message)).toEqual({ code: "invalid", params: {} });
  },
);

test("[VA16] drops parameters that are not numbers", () => {
  expect(readValidationMessage("too_long?max=&=3&a=NaN&b=1e999&c")).toEqual({ code: "too_long", params: {} });
});
