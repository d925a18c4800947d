import * as v from "valibot";
import { requiredCode } from "./boundedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * An email address: at most 254 characters, at most 64 before the @, a domain with a dot [VA4]. Converted to lower
 * case, since accounts are looked up by it.
 */
export const Email = v.pipe(
  requiredCode(254),
  v.toLowerCase(),
  v.regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    validationMessage("email_invalid"),
  ),
  v.check((email) => email.indexOf("@") <= 64, validationMessage("email_invalid")),
);
export type Email = v.InferOutput<typeof Email>;
