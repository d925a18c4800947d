import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to an administrator about an agency's application. */
export function supplierSubmitted(
  { name, supplierName, city, link }: MailData["supplierSubmitted"],
  { t }: MailContext,
): MailContent {
  const values = { agency: supplierName, city };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t(messages.heading),
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), t({ ...messages.body, values })],
    button: { label: t(messages.button), link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.supplierSubmitted.subject", message: "{agency} asks to be accepted" },
  heading: /*i18n*/ { id: "mail.supplierSubmitted.heading", message: "An agency waits for your decision" },
  body: /*i18n*/ {
    id: "mail.supplierSubmitted.body",
    message: "{agency} ({city}) has completed its checklist and asks to be accepted.",
  },
  button: /*i18n*/ { id: "mail.supplierSubmitted.button", message: "Open the queue" },
};
