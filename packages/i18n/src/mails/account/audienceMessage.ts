import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email with a message of administrators to many accounts, each in its language [MA1]. */
export function audienceMessage(
  { name, subject, text }: MailData["audienceMessage"],
  { t }: MailContext,
): MailContent {
  const paragraphs = text.split(/(?:\r?\n\s*)+/).filter((line) => line.trim() !== "");
  return {
    subject,
    heading: subject,
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), ...paragraphs],
  };
}
