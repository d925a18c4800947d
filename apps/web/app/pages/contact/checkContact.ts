import { ContactForm } from "@sayara/domain/contact/ContactForm";
import type { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import type { Language } from "@sayara/domain/language/Language";
import { type CheckResult, checkBy } from "#web/shared/form/checkBy.ts";
import type { ContactValues } from "./ContactValues.ts";

export function checkContact(
  values: ContactValues,
  language: Language,
): CheckResult<keyof ContactValues, ContactMessage> {
  const typed = { ...values, language };
  return checkBy<keyof ContactValues, ContactMessage>(ContactForm, typed);
}
