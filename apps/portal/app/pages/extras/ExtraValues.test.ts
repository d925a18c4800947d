import { anExtra } from "@sayara/domain/testing/anExtra";
import { expect, test } from "vitest";
import { checkExtra, emptyExtra, extraErrors, extraValuesOf, type ExtraValues } from "./ExtraValues.ts";

const typed = (changes: Partial<ExtraValues> = {}): ExtraValues => ({
  ...extraValuesOf({ ...anExtra(), id: "extra-1", version: 1 }),
  ...changes,
});

test("a stored extra fills the form with the originally typed texts", () => {
  expect(checkExtra(typed()).ready).toEqual(anExtra());
});

test("numbers may use a decimal comma and digits of other scripts", () => {
  expect(checkExtra(typed({ price: "12,5", stock: "١٠" })).ready).toMatchObject({ price: 12.5, stock: 10 });
});

test("[EX1] [EX2] each error appears beside its field, and an empty field is reported as required", () => {
  const errorsOf = (changes: Partial<ExtraValues>) => checkExtra(typed(changes)).errors;
  expect(errorsOf({ es: "", price: "", stock: "" })).toEqual({
    es: "required",
    price: "required",
    stock: "required",
  });
  expect(errorsOf({ en: "<b>", price: "5,005", maximumPerRental: "0", stock: "many" })).toEqual({
    en: "text_invalid",
    price: "price_invalid",
    maximumPerRental: "number_out_of_range?min=1&max=20",
    stock: "number_out_of_range?min=1&max=500",
  });
  expect(extraErrors({ "extra.name.fr": "text_invalid", "extra.id": "invalid" }, typed())).toEqual({
    fr: "text_invalid",
  });
  expect(checkExtra(emptyExtra).ready).toBeNull();
});
