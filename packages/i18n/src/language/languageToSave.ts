import type { Language } from "@sayara/domain/language/Language";

/**
 * Returns the language to save in the signed-in user's record: the requested one, if it is supported and differs from
 * the record's (product.md, section 4). Otherwise, and for guests, returns `undefined`.
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
