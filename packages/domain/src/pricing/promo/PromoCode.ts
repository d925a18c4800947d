import { plainCode } from "@sayara/domain/text/typedText";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { wholeNumber } from "@sayara/domain/validation/wholeNumber";
import * as v from "valibot";
import { PromoDiscount } from "./PromoDiscount.ts";
import { SoldPromo } from "./SoldPromo.ts";

/** Maximum number of an agency's codes, not counting retired ones [PD1]. */
export const MAXIMUM_PROMO_CODES = 50;
/** Highest limit on the uses of a code [PD4]. */
export const MAXIMUM_PROMO_USES = 10_000;
/** Highest limit on the uses of a code by one driver [PD4]. */
export const MAXIMUM_PROMO_USES_PER_DRIVER = 100;

/**
 * A code as typed: 4 to 20 letters A to Z and digits. Case and spaces make no difference, invisible characters are
 * removed, and digits of other scripts become 0 to 9 [PD1].
 */
export const PromoCodeText = v.pipe(
  v.string(validationMessage("required")),
  v.maxLength(100, validationMessage("promo_code_invalid")),
  v.transform((text) => plainCode(text).replaceAll(" ", "").toUpperCase()),
  v.nonEmpty(validationMessage("required")),
  v.regex(/^[A-Z0-9]{4,20}$/, validationMessage("promo_code_invalid")),
);
export type PromoCodeText = v.InferOutput<typeof PromoCodeText>;

/** A promo code of an agency or of the marketplace [PD1–PD4, PD9]. */
export const PromoCode = v.pipe(
  v.object({
    code: PromoCodeText,
    discount: PromoDiscount,
    /** First day on which bookings may use the code, in the marketplace's zone. `validUntil` is the last. */
    validFrom: SupportedDate,
    validUntil: SupportedDate,
    /** As in `SoldPromo`. */
    rentalFrom: v.nullable(SupportedDate),
    rentalUntil: v.nullable(SupportedDate),
    minimumDays: SoldPromo.entries.minimumDays,
    minimumRental: SoldPromo.entries.minimumRental,
    /** Maximum uses by all drivers together. Null: no limit. */
    maximumUses: v.nullable(wholeNumber(1, MAXIMUM_PROMO_USES)),
    /** Maximum uses by one driver, identified by account or email address. Null: no limit. */
    maximumUsesPerDriver: v.nullable(wholeNumber(1, MAXIMUM_PROMO_USES_PER_DRIVER)),
    /** Whether the code is paused, so that new bookings cannot use it. */
    isPaused: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [["validFrom"], ["validUntil"]],
      ({ validFrom, validUntil }) => validFrom <= validUntil,
      "period_reversed",
    ),
    ["validUntil"],
  ),
  v.forward(
    v.partialCheck(
      [["rentalFrom"], ["rentalUntil"]],
      ({ rentalFrom, rentalUntil }) =>
        rentalFrom === null || rentalUntil === null || rentalFrom <= rentalUntil,
      "period_reversed",
    ),
    ["rentalUntil"],
  ),
);
export type PromoCode = v.InferOutput<typeof PromoCode>;
