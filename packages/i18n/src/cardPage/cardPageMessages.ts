import type { MessageDescriptor } from "@lingui/core";

/** Messages of the sandbox gateway's pages: the card fields and the bank's confirmation. */
export const cardPageMessages = {
  title: /*i18n*/ { id: "cardPage.title", message: "Card payment" },
  number: /*i18n*/ { id: "cardPage.number", message: "Card number" },
  expiry: /*i18n*/ { id: "cardPage.expiry", message: "Expiry date" },
  expiryHint: /*i18n*/ { id: "cardPage.expiryHint", message: "MM/YY" },
  securityCode: /*i18n*/ { id: "cardPage.securityCode", message: "Security code" },
  securityCodeHint: /*i18n*/ { id: "cardPage.securityCodeHint", message: "3 or 4 digits" },
  pay: /*i18n*/ { id: "cardPage.pay", message: "Pay {amount}" },
  sandboxNote: /*i18n*/ {
    id: "cardPage.sandboxNote",
    message: "Test payment: no money is taken. Card {card}, any future date, any code.",
  },
  processing: /*i18n*/ { id: "cardPage.processing", message: "Payment in progress…" },
  paid: /*i18n*/ { id: "cardPage.paid", message: "Payment received." },
  expired: /*i18n*/ { id: "cardPage.expired", message: "The time to pay has run out. No money was taken." },
  unknown: /*i18n*/ { id: "cardPage.unknown", message: "This payment does not exist." },
  failed: /*i18n*/ {
    id: "cardPage.failed",
    message: "The card was not charged. Try again or use another one.",
  },
  needsScript: /*i18n*/ { id: "cardPage.needsScript", message: "Paying by card needs JavaScript." },
  challengeTitle: /*i18n*/ { id: "cardPage.challengeTitle", message: "Your bank asks for your confirmation" },
  challengeText: /*i18n*/ {
    id: "cardPage.challengeText",
    message: "Do you confirm the payment of {amount}? {description}",
  },
  challengeNote: /*i18n*/ {
    id: "cardPage.challengeNote",
    message: "In a real payment, your bank's own page appears here.",
  },
  confirm: /*i18n*/ { id: "cardPage.confirm", message: "Confirm the payment" },
  refuse: /*i18n*/ { id: "cardPage.refuse", message: "Refuse" },
} satisfies Record<string, MessageDescriptor>;
