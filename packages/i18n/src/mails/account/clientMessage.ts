import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Writes the email with an administrator's message to a client. The greeting, the button and the note are in
 * the client's language [CL4].
 */
export function clientMessage(
  { name, subject, text, link }: MailData["clientMessage"],
  { t, brand }: MailContext,
): MailContent {
  const paragraphs = text.split(/(?:\r?\n\s*)+/).filter((line) => line.trim() !== "");
  return {
    subject,
    heading: subject,
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), ...paragraphs],
    button: { label: t(messages.button), link },
    notes: [t({ ...messages.sender, values: { brand } })],
  };
}

const messages = {
  button: /*i18n*/ { id: "mail.clientMessage.button", message: "Reply to us" },
  sender: /*i18n*/ {
    id: "mail.clientMessage.sender",
    message: "The team of {brand} wrote this message to you about your account or your bookings.",
  },
};
