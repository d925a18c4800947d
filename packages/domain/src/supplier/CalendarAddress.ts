import { requiredCode } from "@sayara/domain/validation/boundedText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import * as v from "valibot";

/**
 * Address of a calendar to import, always `https:` [CF4]. `webcal:` becomes `https:`, as in calendar
 * programs. An address with a user name is refused, because people could mistake the user name for the host.
 */
export const CalendarAddress = v.pipe(
  requiredCode(2000),
  v.transform((address) => address.replace(/^webcals?:/i, "https:")),
  v.url(validationMessage("calendar_address_invalid")),
  v.regex(/^https:\/\/[^/?#@\\]+(?:[/?#]|$)/i, validationMessage("calendar_address_invalid")),
);
export type CalendarAddress = v.InferOutput<typeof CalendarAddress>;
