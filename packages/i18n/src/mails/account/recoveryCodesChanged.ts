import { accountMail } from "./accountMail.ts";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

/**
 * Writes the email about used or new recovery codes. It lets the account's owner notice codes that another
 * person used or made [SF6].
 */
export function recoveryCodesChanged(
  { name, link, change, remaining, changedAt }: MailData["recoveryCodesChanged"],
  context: MailContext,
): MailContent {
  const values = { moment: context.formats.dateTime(changedAt), remaining };
  return accountMail({ ...messages, ...changes[change] }, { name, link, values }, context);
}

const messages = {
  notYou: /*i18n*/ {
    id: "mail.recoveryCodesChanged.notYou",
    message:
      "If this was you, there is nothing to do. If not, somebody knows your password: reset it now, then make new codes.",
  },
  button: /*i18n*/ { id: "mail.recoveryCodesChanged.button", message: "Reset my password" },
};

const changes = {
  used: {
    subject: /*i18n*/ {
      id: "mail.recoveryCodesChanged.usedSubject",
      message: "A recovery code of your {brand} account was used",
    },
    heading: /*i18n*/ { id: "mail.recoveryCodesChanged.usedHeading", message: "A recovery code was used" },
    body: /*i18n*/ {
      id: "mail.recoveryCodesChanged.used",
      message:
        "On {moment}, a recovery code replaced the code of your authenticator app. {remaining, plural, =0 {No code is left: make new ones under Security.} one {One code is left.} other {# codes are left.}}",
    },
  },
  made: {
    subject: /*i18n*/ {
      id: "mail.recoveryCodesChanged.madeSubject",
      message: "Your {brand} account has new recovery codes",
    },
    heading: /*i18n*/ {
      id: "mail.recoveryCodesChanged.madeHeading",
      message: "New recovery codes were made",
    },
    body: /*i18n*/ {
      id: "mail.recoveryCodesChanged.made",
      message:
        "Since {moment}, your {brand} account has new recovery codes. The earlier ones no longer work.",
    },
  },
};
