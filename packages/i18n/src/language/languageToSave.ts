import type { Language } from "@sayara/domain/language/Language";

/**
 * Returns the language to save on the signed-in user's record: the requested one, if supported and different
 * from the record's (product.md, section 4). `undefined` otherwise and for guests.
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
