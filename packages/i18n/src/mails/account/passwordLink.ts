import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";

type PasswordLink = NonNullable<MailData["bookingRequested"]["password"]>;

/** Returns a guest's link for setting a password. */
export function passwordLink(
  { link, expiresAt }: PasswordLink,
  { t, formats }: MailContext,
): NonNullable<MailContent["secondaryLink"]> {
  return {
    text: t({ ...messages.password, values: { deadline: formats.dateTime(expiresAt) } }),
    label: t(messages.passwordButton),
    link,
  };
}

const messages = {
  password: /*i18n*/ {
    id: "mail.bookingRequested.password",
    message: "To find your bookings without this email, choose a password before {deadline}.",
  },
  passwordButton: /*i18n*/ { id: "mail.bookingRequested.passwordButton", message: "Choose a password" },
};
