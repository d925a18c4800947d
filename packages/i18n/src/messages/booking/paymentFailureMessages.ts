import type { MessageDescriptor } from "@lingui/core";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/**
 * Reasons why a card was not charged, with the next step. Shown below `errorMessages.paymentFailed`, except
 * for `gateway_timeout`.
 */
export const paymentFailureMessages: Record<PaymentFailure | Unknown, MessageDescriptor> = {
  card_declined: /*i18n*/ {
    id: "paymentFailure.card_declined",
    message: "Your bank declined the card without giving a reason. Use another card, or ask your bank.",
  },
  insufficient_funds: /*i18n*/ {
    id: "paymentFailure.insufficient_funds",
    message: "The card does not have enough funds, or its limit is reached. Use another card.",
  },
  card_expired: /*i18n*/ {
    id: "paymentFailure.card_expired",
    message: "The card has expired. Check the date that you entered, or use another card.",
  },
  card_lost: /*i18n*/ {
    id: "paymentFailure.card_lost",
    message: "The card is blocked by your bank. Use another card.",
  },
  authentication_failed: /*i18n*/ {
    id: "paymentFailure.authentication_failed",
    message: "The payment was not confirmed at your bank. Try again and confirm it, or use another card.",
  },
  gateway_timeout: /*i18n*/ {
    id: "paymentFailure.gateway_timeout",
    message: "Your bank has not answered in time, and no payment has arrived so far.",
  },
  unknown: /*i18n*/ {
    id: "paymentFailure.unknown",
    message: "Your bank gave a reason that this page does not know. Use another card, or ask your bank.",
  },
};
