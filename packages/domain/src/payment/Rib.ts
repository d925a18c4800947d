import * as v from "valibot";
import { requiredCode } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/**
 * The number of a Tunisian bank account (relevé d'identité bancaire). Its 20 digits are the bank (2), the
 * branch (3), the account (13) and a check key (2) [PO1]. Spaces, separators, invisible characters and digits
 * of other scripts are accepted, as is the IBAN: `TN59` followed by these digits.
 *
 * @example v.parse(Rib, "10 006 0351835984788 31") // "10006035183598478831"
 */
export const Rib = v.pipe(
  requiredCode(40),
  v.transform((text) =>
    text
      .toUpperCase()
      .replaceAll(/[\s./-]+/g, "")
      .replace(/^TN59/, ""),
  ),
  v.check(isRib, validationMessage("rib_invalid")),
);
export type Rib = v.InferOutput<typeof Rib>;

/** A RIB in a response: digits only. */
export const RibDigits = v.pipe(v.string(), v.regex(/^\d{20}$/));

/** The last four digits of a RIB, visible to everyone in the agency [PO2]. */
export const RibEnd = v.pipe(v.string(), v.regex(/^\d{4}$/));

/** Returns the last four digits of a RIB. */
export function ribEnd(rib: Rib): string {
  return rib.slice(-4);
}

/** Formats a RIB in the groups that banks print: bank, branch, account, key. */
export function formatRib(rib: Rib): string {
  return [rib.slice(0, 2), rib.slice(2, 5), rib.slice(5, 18), rib.slice(18)].join(" ");
}

function isRib(text: string): boolean {
  return /^\d{20}$/.test(text) && text.slice(18) === ribKey(text.slice(0, 18));
}

/** Returns the check key of the first 18 digits: 97 − (digits followed by 00) mod 97. */
function ribKey(digits: string): string {
  // Digit by digit: 20 digits exceed the safe integers.
  const remainder = [...digits, "0", "0"].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return String(97 - remainder).padStart(2, "0");
}
