import * as v from "valibot";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { requiredCode } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Maximum validity of a card, in years; a later expiry is a typo. */
const MAX_VALIDITY_YEARS = 20;

/** Last month in which a card is valid. */
export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/**
 * Returns the schema of a card's expiry as printed, `MM/YY` or `MM/YYYY`; two-digit years are in this century. A card
 * is valid until the end of its month [PC3]. `today` is in the marketplace's zone.
 */
export function cardExpiry({ today }: { today: CalendarDate }) {
  const thisYear = Number(today.slice(0, 4));
  const monthsUntil = ({ month, year }: CardExpiry) =>
    (year - thisYear) * 12 + month - Number(today.slice(5, 7));
  return v.pipe(
    requiredCode(20),
    v.regex(/^(?:0?[1-9]|1[0-2])\s*[/.-]?\s*(?:\d\d|20\d\d)$/, validationMessage("card_expiry_invalid")),
    // "1226" without a slash is a month and a year; "126" is ambiguous, because the month may be 1 or 12.
    v.check((text) => !/^\d{3}$|^\d{5}$/.test(text), validationMessage("card_expiry_invalid")),
    v.transform((text): CardExpiry => {
      const [, month = "", year = ""] = /^(\d\d?)\D*(\d\d|\d{4})$/.exec(text) ?? [];
      return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
    }),
    v.check((expiry) => monthsUntil(expiry) >= 0, validationMessage("card_expired")),
    v.check(({ year }) => year <= thisYear + MAX_VALIDITY_YEARS, validationMessage("card_expiry_invalid")),
  );
}
