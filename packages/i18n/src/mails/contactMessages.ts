/** Messages of emails about a change of address that has no undo link. */
export const contactMessages = {
  notYou: /*i18n*/ {
    id: "mail.emailChanged.notYou",
    message: "If this was you, there is nothing to do. If not, write to us now.",
  },
  button: /*i18n*/ { id: "mail.emailChanged.button", message: "Contact us" },
};
