import { accountMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email to an account's owner about an added or removed passkey. Somebody else may have made the
 * change [PK4].
 */
export function passkeyChanged(
  { name, link, change, passkey, changedAt }: MailData["passkeyChanged"],
  context: MailContext,
): MailContent {
  const values = { moment: context.formats.dateTime(changedAt), passkey };
  return accountMail({ ...messages, ...changes[change] }, { name, link, values }, context);
}

const messages = {
  notYou: /*i18n*/ {
    id: "mail.passkeyChanged.notYou",
    message:
      "If this was you, there is nothing to do. If not, reset your password now: that also removes every passkey.",
  },
  button: /*i18n*/ { id: "mail.passkeyChanged.button", message: "Reset my password" },
};

const changes = {
  added: {
    subject: /*i18n*/ {
      id: "mail.passkeyChanged.addedSubject",
      message: "A passkey was added to your {brand} account",
    },
    heading: /*i18n*/ { id: "mail.passkeyChanged.addedHeading", message: "A passkey was added" },
    body: /*i18n*/ {
      id: "mail.passkeyChanged.added",
      message: "Since {moment}, the passkey “{passkey}” signs in to your {brand} account.",
    },
  },
  removed: {
    subject: /*i18n*/ {
      id: "mail.passkeyChanged.removedSubject",
      message: "A passkey was removed from your {brand} account",
    },
    heading: /*i18n*/ { id: "mail.passkeyChanged.removedHeading", message: "A passkey was removed" },
    body: /*i18n*/ {
      id: "mail.passkeyChanged.removed",
      message: "Since {moment}, the passkey “{passkey}” no longer signs in to your {brand} account.",
    },
  },
};
