import { ContactForm } from "@sayara/domain/contact/ContactForm";
import type { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import type { Language } from "@sayara/domain/language/Language";
import { type Verdict, judgeBy } from "#web/shared/form/judgeBy.ts";
import type { ContactValues } from "./ContactValues.ts";

export function judgeContact(
  values: ContactValues,
  language: Language,
): Verdict<keyof ContactValues, ContactMessage> {
  const typed = { ...values, language };
  return judgeBy<keyof ContactValues, ContactMessage>(ContactForm, typed);
}
