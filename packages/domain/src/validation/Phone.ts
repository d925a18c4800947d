import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as v from "valibot";
import { requiredCode } from "./boundedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * A phone number, mobile or landline, in E.164 format: `+21671123456`. Without a country code, it is Tunisian [VA5].
 *
 * In a separate module because it bundles the numbering metadata of all countries.
 */
export const Phone = v.pipe(
  requiredCode(40),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    // "(+216) 98 …" is a common spelling.
    const text = dataset.value.replace(/^\((\+\d+)\)/, "$1");
    const phone = parsePhoneNumberFromString(text, { defaultCountry: "TN", extract: false });
    if (phone === undefined || phone.ext !== undefined || !phone.isValid()) {
      addIssue({ message: validationMessage("phone_invalid") });
      return NEVER;
    }
    return String(phone.number);
  }),
);
export type Phone = v.InferOutput<typeof Phone>;
