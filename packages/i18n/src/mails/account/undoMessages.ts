/** Messages of the emails with a link that undoes a change of address. */
export const undoMessages = {
  notYou: /*i18n*/ {
    id: "mail.undo.notYou",
    message:
      "If this was you, there is nothing to do. If not, undo it now: your account gets this address back, every device is signed out, and you choose a new password.",
  },
  button: /*i18n*/ { id: "mail.undo.button", message: "Undo the change" },
  until: /*i18n*/ { id: "mail.undo.until", message: "You can undo it until {deadline}." },
};
