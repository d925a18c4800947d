import * as v from "valibot";
import { expect, test } from "vitest";
import { companyOf, TaxNumber } from "./TaxNumber.ts";

const read = (text: string) => {
  const result = v.safeParse(TaxNumber, text);
  return result.success ? result.output : result.issues[0].message;
};

test("accepts a tax number in every usual spelling", () => {
  for (const text of ["1234567A/B/C/000", "1234567 a b c 000", "1234567-A-B-C-000", "1234567ABC000"])
    expect(read(text)).toBe("1234567A/B/C/000");
  expect(read("١٢٣٤٥٦٧A")).toBe("1234567A");
  expect(read("234567A")).toBe("0234567A");
  expect(companyOf("0234567A/B/C/001")).toBe("0234567A");
});

test("refuses any other text as a tax number", () => {
  for (const text of ["1234567", "12345678A", "1234567A/B", "A1234567", "1234567AB/C/00"])
    expect(read(text)).toBe("tax_number_invalid");
  expect(read("")).toBe("required");
});
