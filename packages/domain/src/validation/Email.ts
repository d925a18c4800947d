import * as v from "valibot";
import { requiredText } from "./boundedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * An e-mail address that can be written to over the internet: at most 254 characters, 64 before the @, a domain
 * with a dot. In lower case, since accounts are found by it [VA4].
 */
export const Email = v.pipe(
  requiredText(254),
  v.toLowerCase(),
  v.regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    validationMessage("email_invalid"),
  ),
  v.check((email) => email.indexOf("@") <= 64, validationMessage("email_invalid")),
);
export type Email = v.InferOutput<typeof Email>;
