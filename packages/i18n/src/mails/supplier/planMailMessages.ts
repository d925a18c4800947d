/** Texts of the mails about an agency's plan. */
export const planMailMessages = {
  button: /*i18n*/ { id: "mail.plan.button", message: "Open your plan" },
};
