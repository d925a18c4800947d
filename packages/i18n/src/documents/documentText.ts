import type { MessageDescriptor } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import { messages } from "../compiled/documents.ts";
import { createI18n } from "../createI18n.ts";

/** A message of a booking's files, or of a code or enumeration. */
export type DocumentMessage = MessageDescriptor;

/** Returns a message in one language, with values filled in. */
export type DocumentText = (message: DocumentMessage, values?: Record<string, string>) => string;

/**
 * Returns the messages of a booking's files in one language.
 *
 * @example (await documentText("fr"))(bookingCalendarMessages.dropOff, { car: "Kia Picanto" }) // "Retour : Kia
 * Picanto"
 */
export async function documentText(language: Language): Promise<DocumentText> {
  const i18n = await createI18n(language, { messages: messages[language] });
  return (message, values = {}) => i18n._({ ...message, values });
}
