import type { MessageDescriptor } from "@lingui/core";
import type { Moment } from "../format/calendarFields.ts";
import type { MailContent, MailWriter } from "./MailContent.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

/** What one kind says; each may name the `{brand}`. */
type LinkMailWords = Record<"subject" | "heading" | "body" | "button" | "ignore", MessageDescriptor>;
type LinkMailData = { name: string; link: string; expiresAt: Moment };

/** A mail that lives for its link: why it comes, the button, until when it works, and what if it is not for you. */
export function linkMail(
  words: LinkMailWords,
  { name, link, expiresAt }: LinkMailData,
  { t, formats, brand }: MailWriter,
): MailContent {
  const say = (message: MessageDescriptor) => t({ ...message, values: { brand } });
  return {
    subject: say(words.subject),
    heading: say(words.heading),
    paragraphs: [t({ ...sharedMailWords.greeting, values: { name } }), say(words.body)],
    button: { label: say(words.button), link },
    notes: [
      t({ ...sharedMailWords.expires, values: { deadline: formats.dateTime(expiresAt) } }),
      say(words.ignore),
    ],
  };
}
