import type { MessageDescriptor } from "@lingui/core";

/** Errors other than refusals and faults (product.md, section 8). */
export const errorMessages = {
  wrongCredentials: /*i18n*/ { id: "error.wrongCredentials", message: "Incorrect email or password." },
  accountSuspended: /*i18n*/ { id: "error.accountSuspended", message: "Your account is suspended." },
  signUp: /*i18n*/ { id: "error.signUp", message: "Your account could not be created. Please try again." },
  emailRegistered: /*i18n*/ {
    id: "error.emailRegistered",
    message: "This email address is already registered.",
  },
  emailNotRegistered: /*i18n*/ { id: "error.emailNotRegistered", message: "Email address not registered" },
  paymentFailed: /*i18n*/ {
    id: "error.paymentFailed",
    message: "Payment failed. You have not been charged.",
  },
  validationEmail: /*i18n*/ {
    id: "error.validationEmail",
    message: "The confirmation email could not be sent. Please try again.",
  },
  activationLinkExpired: /*i18n*/ {
    id: "error.activationLinkExpired",
    message: "This activation link has expired. Ask for a new one.",
  },
  passwordUpdate: /*i18n*/ {
    id: "error.passwordUpdate",
    message: "Your password could not be changed. Please try again.",
  },
  wrongPassword: /*i18n*/ { id: "error.wrongPassword", message: "Wrong password" },
} satisfies Record<string, MessageDescriptor>;
