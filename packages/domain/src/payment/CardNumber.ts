import * as v from "valibot";
import { cardNumberingOf } from "./cardBrandOf.ts";
import { passesLuhn } from "./passesLuhn.ts";
import { requiredCode } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** A card number as digits only. It passes the Luhn check and has a valid length for its brand [PC1, PC2]. */
export const CardNumber = v.pipe(
  requiredCode(40),
  v.transform((text) => text.replaceAll(/[\s-]/g, "")),
  v.check(
    (digits) =>
      /^\d+$/.test(digits) && cardNumberingOf(digits).lengths.includes(digits.length) && passesLuhn(digits),
    validationMessage("card_number_invalid"),
  ),
);
export type CardNumber = v.InferOutput<typeof CardNumber>;
