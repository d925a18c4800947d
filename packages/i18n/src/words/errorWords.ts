import type { MessageDescriptor } from "@lingui/core";

/** Errors besides refusals and faults (product.md, section 8). */
export const errorWords = {
  wrongCredentials: /*i18n*/ { id: "error.wrongCredentials", message: "Incorrect email or password." },
  accountSuspended: /*i18n*/ { id: "error.accountSuspended", message: "Your account is suspended." },
  signUp: /*i18n*/ { id: "error.signUp", message: "Your account could not be created. Please try again." },
  emailRegistered: /*i18n*/ {
    id: "error.emailRegistered",
    message: "This e-mail address is already registered.",
  },
  emailNotRegistered: /*i18n*/ { id: "error.emailNotRegistered", message: "Email address not registered" },
  paymentFailed: /*i18n*/ {
    id: "error.paymentFailed",
    message: "Payment failed. You have not been charged.",
  },
  validationEmail: /*i18n*/ {
    id: "error.validationEmail",
    message: "The confirmation e-mail could not be sent. Please try again.",
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
  reviewNotAuthorized: /*i18n*/ {
    id: "error.reviewNotAuthorized",
    message: "You are not authorized to review this agency.",
  },
  reviewNotConnected: /*i18n*/ { id: "error.reviewNotConnected", message: "Sign in to write a review." },
  reviewDriverOrAgencyNotFound: /*i18n*/ {
    id: "error.reviewDriverOrAgencyNotFound",
    message: "The driver or the agency could not be found.",
  },
  reviewBookingNotFound: /*i18n*/ {
    id: "error.reviewBookingNotFound",
    message: "The booking could not be found.",
  },
  reviewMissingUserOrBooking: /*i18n*/ {
    id: "error.reviewMissingUserOrBooking",
    message: "The driver or the booking is missing.",
  },
  reviewBookingOfAnother: /*i18n*/ {
    id: "error.reviewBookingOfAnother",
    message: "This booking was not made by you.",
  },
  reviewAlreadySubmitted: /*i18n*/ {
    id: "error.reviewAlreadySubmitted",
    message: "You have already reviewed this booking.",
  },
  reviewFailed: /*i18n*/ {
    id: "error.reviewFailed",
    message: "Your review could not be sent. Please try again.",
  },
} satisfies Record<string, MessageDescriptor>;
