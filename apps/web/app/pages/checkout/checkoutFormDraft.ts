import { createFormDraft } from "@sayara/frontend/form/createFormDraft";
import { CHECKOUT_DRAFT, CHECKOUT_PAID } from "#web/shared/payment/paymentVisits.ts";

/** Names of the text fields in page order, which is also the order of the list of errors. */
export const textNames = [
  "deliveryAddress",
  "collectionAddress",
  "arrival.number",
  "arrival.time",
  "driver.fullName",
  "driver.email",
  "driver.phone",
  "driver.birthDate",
  "driver.licenceSince",
  "additionalDriver.fullName",
  "additionalDriver.email",
  "additionalDriver.phone",
  "additionalDriver.birthDate",
] as const;

/**
 * The draft of a checkout. The drivers' details carry over to another car, but accepted terms and a promo
 * code do not.
 */
export const checkoutFormDraft = createFormDraft(CHECKOUT_DRAFT, [
  ...textNames,
  "termsAcceptedFor",
  "remindOfPaymentFor",
  "payment",
  "promoCodeFor",
]);

// The payment page clears the draft through this event: a module shared by both pages would cost every other form a
// request.
if (typeof window !== "undefined") window.addEventListener(CHECKOUT_PAID, () => checkoutFormDraft.clear());
