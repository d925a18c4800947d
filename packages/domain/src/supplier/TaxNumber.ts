import * as v from "valibot";
import { requiredCode } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Digits, key letter and, optionally, VAT code, category and establishment. */
const pattern = /^(\d{6,7})([A-Z])(?:([A-Z])([A-Z])(\d{3}))?$/;

/**
 * A Tunisian tax number (matricule fiscal), `1234567A` or `1234567A/B/C/000`. Separators, spaces, lower-case
 * letters and a missing leading zero are accepted.
 */
export const TaxNumber = v.pipe(
  requiredCode(40),
  v.transform((text) => text.toUpperCase().replaceAll(/[\s./\\-]+/g, "")),
  v.regex(pattern, validationMessage("tax_number_invalid")),
  v.transform((text) => {
    const [, digits = "", key = "", ...rest] = pattern.exec(text) ?? [];
    const parts = rest.filter((part) => part !== undefined);
    return [digits.padStart(7, "0") + key, ...parts].join("/");
  }),
);
export type TaxNumber = v.InferOutput<typeof TaxNumber>;

/**
 * Returns the part of a tax number that identifies the company: digits and key letter, without the
 * establishment.
 */
export function companyOf(taxNumber: TaxNumber): string {
  return taxNumber.slice(0, 8);
}
