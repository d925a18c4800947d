import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email to an agency that was accepted, or refused with a reason [JN4]. */
export function supplierDecided(
  { name, supplierName, reason, link }: MailData["supplierDecided"],
  { t, brand }: MailContext,
): MailContent {
  const values = { agency: supplierName, brand };
  const outcome = messages[reason === null ? "accepted" : "refused"];
  return {
    subject: t({ ...outcome.subject, values }),
    heading: t({ ...outcome.heading, values }),
    paragraphs: [t({ ...sharedMailMessages.greeting, values: { name } }), t({ ...outcome.body, values })],
    ...(reason !== null && { quote: reason }),
    button: { label: t(outcome.button), link },
  };
}

const messages = {
  accepted: {
    subject: /*i18n*/ { id: "mail.supplierDecided.accepted.subject", message: "{agency} is on {brand}" },
    heading: /*i18n*/ { id: "mail.supplierDecided.accepted.heading", message: "Welcome to {brand}" },
    body: /*i18n*/ {
      id: "mail.supplierDecided.accepted.body",
      message: "{agency} is accepted: drivers see your published cars from now on.",
    },
    button: /*i18n*/ { id: "mail.supplierDecided.accepted.button", message: "Open my agency" },
  },
  refused: {
    subject: /*i18n*/ {
      id: "mail.supplierDecided.refused.subject",
      message: "{agency} was not accepted yet",
    },
    heading: /*i18n*/ { id: "mail.supplierDecided.refused.heading", message: "Something is still missing" },
    body: /*i18n*/ {
      id: "mail.supplierDecided.refused.body",
      message:
        "We could not accept {agency} yet, for the reason below. Nothing that you prepared is lost: complete it and ask again.",
    },
    button: /*i18n*/ { id: "mail.supplierDecided.refused.button", message: "Open my checklist" },
  },
};
