import type { MailContent, MailWriter } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailWords } from "../sharedMailWords.ts";

/** To the owner of an account whose address somebody typed: the page says nothing of the account, this mail does. */
export function alreadyRegistered(data: MailData["alreadyRegistered"], writer: MailWriter): MailContent {
  const { t, brand } = writer;
  return {
    subject: t({ ...words.subject, values: { brand } }),
    heading: t(words.heading),
    paragraphs: [
      t({ ...sharedMailWords.greeting, values: { name: data.name } }),
      t({ ...words[data.attempt], values: { brand } }),
    ],
    button: { label: t(words.button), link: data.link },
    notes: [t(words.ignore)],
  };
}

const words = {
  subject: /*i18n*/ { id: "mail.alreadyRegistered.subject", message: "You already have a {brand} account" },
  heading: /*i18n*/ { id: "mail.alreadyRegistered.heading", message: "You already have an account" },
  signUp: /*i18n*/ {
    id: "mail.alreadyRegistered.signUp",
    message:
      "This address was used to sign up at {brand}. It has an account already: sign in, or choose a new password there.",
  },
  checkout: /*i18n*/ {
    id: "mail.alreadyRegistered.checkout",
    message:
      "This address was used to book without signing in. It has an account at {brand}: nothing is booked yet. Sign in to finish the booking.",
  },
  newAddress: /*i18n*/ {
    id: "mail.alreadyRegistered.newAddress",
    message:
      "This address was asked for by another {brand} account. It has an account already, so nothing was changed.",
  },
  button: /*i18n*/ { id: "mail.alreadyRegistered.button", message: "Sign in" },
  ignore: /*i18n*/ {
    id: "mail.alreadyRegistered.ignore",
    message: "If this was not you, you can ignore this message: nobody got into your account.",
  },
};
