import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { supplierRoleMessages } from "@sayara/i18n/messages/supplierRoleMessages";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Writes the email with an invitation to an agency's team. The invited person has no name yet. */
export function teamInvitation(
  { inviter, agency, role, link, expiresAt }: MailData["teamInvitation"],
  { t, formats, brand }: MailContext,
): MailContent {
  const values = { inviter, agency, brand, role: t(supplierRoleMessages[role]) };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t({ ...messages.heading, values }),
    paragraphs: [t({ ...messages.body, values })],
    button: { label: t(messages.button), link },
    notes: [
      t({ ...sharedMailMessages.expires, values: { deadline: formats.dateTime(expiresAt) } }),
      t(messages.ignore),
    ],
  };
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.teamInvitation.subject",
    message: "{inviter} invites you to the team of {agency} on {brand}",
  },
  heading: /*i18n*/ { id: "mail.teamInvitation.heading", message: "Join the team of {agency}" },
  body: /*i18n*/ {
    id: "mail.teamInvitation.body",
    message:
      "{inviter} invites you to work for {agency} on {brand}. Your role: {role}. Choose your name and a password to begin.",
  },
  button: /*i18n*/ { id: "mail.teamInvitation.button", message: "Join the team" },
  ignore: /*i18n*/ {
    id: "mail.teamInvitation.ignore",
    message: "If you do not know the agency, you can ignore this message.",
  },
};
