import * as v from "valibot";
import { Language } from "@sayara/domain/language/Language";
import { requiredName } from "@sayara/domain/validation/boundedText";
import { MessageText } from "./BookingMessage.ts";

/** Maximum length of the title of a saved reply, in characters [MS9]. */
export const MAX_REPLY_TITLE = 60;

/** A text that an agency's people insert into their messages [MS9]. */
export const SavedReply = v.object({
  language: Language,
  title: requiredName(MAX_REPLY_TITLE),
  text: MessageText,
});
export type SavedReply = v.InferOutput<typeof SavedReply>;
