import { createFormDraft } from "#web/shared/form/createFormDraft.ts";
import { CHECKOUT_DRAFT, CHECKOUT_PAID } from "#web/shared/payment/paymentVisits.ts";

/** In the order of the page, which is the order in which errors are listed. */
export const textNames = [
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

/** The draft of a checkout. The drivers are kept for another car, what was agreed to is not. */
export const checkoutTexts = createFormDraft(CHECKOUT_DRAFT, [
  ...textNames,
  "termsAcceptedFor",
  "remindOfPaymentFor",
  "payment",
]);

// The payment's page has no other way to this store: one file for both would cost each other form a request.
if (typeof window !== "undefined") window.addEventListener(CHECKOUT_PAID, () => checkoutTexts.clear());
