import { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import type { Language } from "@sayara/domain/language/Language";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { type Verdict, judgeBy } from "#web/shared/form/judgeBy.ts";
import type { ContactValues } from "./ContactValues.ts";

export function judgeContact(
  { captcha, ...typed }: ContactValues,
  language: Language,
): Verdict<keyof ContactValues, ContactMessage> {
  const { errors, ready } = judgeBy(ContactMessage, { ...typed, language });
  const { language: _language, ...found } = errors;
  if (captcha && ready !== null) return { errors: {}, ready };
  return {
    errors: { ...found, ...(!captcha && { captcha: validationMessage("captcha_required") }) },
    ready: null,
  };
}
