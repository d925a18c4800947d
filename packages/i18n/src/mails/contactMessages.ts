/** Messages of the mails about a change of address that cannot be undone by a link. */
export const contactMessages = {
  notYou: /*i18n*/ {
    id: "mail.emailChanged.notYou",
    message: "If this was you, there is nothing to do. If not, write to us now.",
  },
  button: /*i18n*/ { id: "mail.emailChanged.button", message: "Contact us" },
};
