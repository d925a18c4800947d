import * as v from "valibot";
import { Language } from "../language/Language.ts";
import { requiredText } from "../validation/boundedText.ts";
import { Email } from "../validation/Email.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** A message to the marketplace; every field is required [VA22]. The sender's address is not verified. */
export const ContactMessage = v.object({
  from: Email,
  // One line only: a line break in a subject could inject a mail header.
  subject: v.pipe(requiredText(200), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, validationMessage("text_invalid"))),
  message: requiredText(5000),
  language: Language,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
