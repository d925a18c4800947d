import type { Language } from "@sayara/domain/language/Language";
import { createI18n } from "@sayara/i18n/createI18n";
import { validationText } from "@sayara/i18n/messages/validationText";

/** Returns the error message of each invalid field, by field name. */
export async function fieldErrors(
  invalid: Readonly<Record<string, string>>,
  language: Language,
): Promise<Record<string, string>> {
  const i18n = await createI18n(language);
  return Object.fromEntries(
    Object.entries(invalid).map(([name, message]) => [name, validationText(message, i18n)]),
  );
}
