import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";
import { nameDocument } from "./nameDocument.ts";

/** Writes the email to an agency about a document that expires soon [DC5]. */
export function documentExpires(
  { name, document, expiresOn, stopsRentals, link }: MailData["documentExpires"],
  context: MailContext,
): MailContent {
  const { t, formats } = context;
  const values = { document: nameDocument(document, context), day: formats.date(expiresOn) };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...messages.body, values }),
      ...(stopsRentals ? [t({ ...messages.stopsRentals, values })] : []),
    ],
    button: { label: t(messages.button), link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.documentExpires.subject", message: "Ends on {day}: {document}" },
  heading: /*i18n*/ { id: "mail.documentExpires.heading", message: "A document ends soon" },
  body: /*i18n*/ {
    id: "mail.documentExpires.body",
    message:
      "This document is valid until {day}: {document}. Hand in the next one in time; until then this one stays valid.",
  },
  stopsRentals: /*i18n*/ {
    id: "mail.documentExpires.stopsRentals",
    message: "Rentals that end after {day} are not offered until the next document is accepted.",
  },
  button: /*i18n*/ { id: "mail.documentExpires.button", message: "Hand in the next one" },
};
