// @vitest-environment jsdom
import { expect, test } from "vitest";
import { typedEarly } from "./typedEarly.ts";

const names = ["driver.fullName", "driver.email", "driver.birthDate", "message", "termsAccepted", "news"];

function aForm(fields: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = fields;
  return form;
}

test("returns the values typed before hydration", () => {
  const form = aForm(`
    <input name="driver.fullName" value="Amel" /><input name="driver.email" value="" />
    <input name="driver.birthDate.day" value="4" /><input name="driver.birthDate.month" value="3" />
    <input name="driver.birthDate.year" value="" />
    <textarea name="message">Hello</textarea>
    <input type="checkbox" name="termsAccepted" checked />
    <input type="checkbox" name="news" />`);
  expect(typedEarly(form, names)).toEqual([
    ["driver.fullName", "Amel"],
    ["driver.birthDate", "-3-4"],
    ["message", "Hello"],
    ["termsAccepted", true],
  ]);
});

test("returns nothing for an untouched form", () => {
  expect(typedEarly(aForm(`<input name="driver.fullName" value="" />`), names)).toEqual([]);
});
