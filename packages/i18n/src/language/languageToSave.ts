import type { Language } from "@sayara/domain/language/Language";

/**
 * The language to save to the server for a signed-in user, if any: a known one was requested and it differs from
 * the one on their record (specification, section 4). `undefined` for guests.
 *
 * @example languageToSave({ requested: "en", user: "fr" }) // "en"
 */
export function languageToSave(choice: {
  requested: Language | undefined;
  user: string | undefined;
}): Language | undefined {
  if (choice.user === undefined || choice.requested === choice.user) return undefined;
  return choice.requested;
}
