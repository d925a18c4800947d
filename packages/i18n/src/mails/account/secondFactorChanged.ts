import { accountMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email to an account's owner about a changed second factor. Somebody else may have made the
 * change [SF5].
 */
export function secondFactorChanged(
  { name, link, method, changedAt }: MailData["secondFactorChanged"],
  context: MailContext,
): MailContent {
  const values = { moment: context.formats.dateTime(changedAt) };
  return accountMail({ ...messages, body: bodies[method] }, { name, link, values }, context);
}

const messages = {
  subject: /*i18n*/ {
    id: "mail.secondFactorChanged.subject",
    message: "How you sign in to {brand} was changed",
  },
  heading: /*i18n*/ { id: "mail.secondFactorChanged.heading", message: "How you sign in was changed" },
  notYou: /*i18n*/ {
    id: "mail.secondFactorChanged.notYou",
    message: "If this was you, there is nothing to do. If not, reset your password now.",
  },
  button: /*i18n*/ { id: "mail.secondFactorChanged.button", message: "Reset my password" },
};

const bodies = {
  app: /*i18n*/ {
    id: "mail.secondFactorChanged.app",
    message: "Since {moment}, signing in to {brand} also takes a code from your authenticator app.",
  },
  mail: /*i18n*/ {
    id: "mail.secondFactorChanged.mail",
    message: "Since {moment}, signing in to {brand} also takes a code that we mail to you.",
  },
  none: /*i18n*/ {
    id: "mail.secondFactorChanged.none",
    message: "Since {moment}, signing in to {brand} takes your password only.",
  },
};
