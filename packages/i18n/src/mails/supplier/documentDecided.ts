import { documentRefusalMessages } from "@sayara/i18n/messages/documentRefusalMessages";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";
import { nameDocument } from "./nameDocument.ts";

/** Writes the email to an agency about the review of one of its documents. A refusal has a reason. */
export function documentDecided(
  { name, document, reason, reasonCode, link }: MailData["documentDecided"],
  context: MailContext,
): MailContent {
  const { t } = context;
  const values = { document: nameDocument(document, context) };
  const outcome = messages[reason === null ? "accepted" : "refused"];
  return {
    subject: t({ ...outcome.subject, values }),
    heading: t(outcome.heading),
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), t({ ...outcome.body, values })],
    ...(reason !== null && {
      quote: reasonCode === null ? reason : t(documentRefusalMessages[reasonCode]),
    }),
    button: { label: t(messages.button), link },
  };
}

const messages = {
  accepted: {
    subject: /*i18n*/ { id: "mail.documentDecided.accepted.subject", message: "Accepted: {document}" },
    heading: /*i18n*/ { id: "mail.documentDecided.accepted.heading", message: "Your document was accepted" },
    body: /*i18n*/ {
      id: "mail.documentDecided.accepted.body",
      message: "We have read your document and accepted it: {document}. There is nothing to do.",
    },
  },
  refused: {
    subject: /*i18n*/ { id: "mail.documentDecided.refused.subject", message: "Refused: {document}" },
    heading: /*i18n*/ {
      id: "mail.documentDecided.refused.heading",
      message: "Please hand in a document again",
    },
    body: /*i18n*/ {
      id: "mail.documentDecided.refused.body",
      message: "We could not accept your document: {document}. The reason is below; please hand it in again.",
    },
  },
  button: /*i18n*/ { id: "mail.documentDecided.button", message: "Open my documents" },
};
