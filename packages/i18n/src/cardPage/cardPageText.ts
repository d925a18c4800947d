import type { Language } from "@sayara/domain/language/Language";
import { messages } from "../compiled/cardPage.ts";
import { setupLanguage } from "../setupLanguage.ts";
import { cardPageMessages } from "./cardPageMessages.ts";

/** Returns a message of the sandbox gateway's pages by its name, with values filled in. */
export type CardPageText = (key: keyof typeof cardPageMessages, values?: Record<string, string>) => string;

/**
 * Returns the messages of the sandbox gateway's pages in one language.
 *
 * @example cardPageText("fr")("pay", { amount: "106 DT" }) // "Payer 106 DT"
 */
export function cardPageText(language: Language): CardPageText {
  const i18n = setupLanguage(language, messages[language]);
  return (key, values = {}) => i18n._({ ...cardPageMessages[key], values });
}
