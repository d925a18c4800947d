import { SavedReply } from "@sayara/domain/booking/messages/SavedReply";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { validateValues } from "@sayara/frontend/form/validateValues";

/** Form values of a saved reply. */
export type ReplyValues = Record<"language" | "title" | "text", string>;

export const emptyReply: ReplyValues = { language: defaultLanguage, title: "", text: "" };

/** Returns the reply if it is valid, otherwise the errors of its fields [MS9]. */
export function checkReply(values: ReplyValues) {
  return validateValues<keyof ReplyValues, SavedReply>(SavedReply, values);
}
