import * as v from "valibot";
import { Language } from "../language/Language.ts";
import { requiredText } from "../validation/boundedText.ts";
import { Email } from "../validation/Email.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** A message to the marketplace: everything of it is required [VA22]. The sender's address is unverified. */
export const ContactMessage = v.object({
  from: Email,
  // On one line: a line break in a subject could start another mail header.
  subject: v.pipe(requiredText(200), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, validationMessage("text_invalid"))),
  message: requiredText(5000),
  language: Language,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
