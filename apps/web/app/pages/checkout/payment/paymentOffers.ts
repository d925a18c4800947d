import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";

/** When a booking is paid, and how much of it. */
export type PaymentChoice = CheckoutRequest["payment"];

/** A payment option. `paidNow` is charged online, in dinars; null while the server's amount is unknown. */
export interface PaymentOffer {
  payment: PaymentChoice;
  paidNow: number | null;
}

interface PricedRental {
  response: Pick<QuoteResponse, "car" | "dueNow">;
  /** The total shown, in dinars. */
  total: number;
  /** Whether the server's response is for the selected options. */
  isSigned: boolean;
}

/** Returns the payment options that both the agency and the marketplace accept, pay-later first. */
export function paymentOffers({ response, total, isSigned }: PricedRental): PaymentOffer[] {
  const { car, dueNow } = response;
  const offers: PaymentOffer[] = car.supplier.payLater ? [{ payment: "later", paidNow: 0 }] : [];
  if (dueNow === undefined) return offers;
  if (dueNow.downPayment !== null)
    offers.push({ payment: "downPayment", paidNow: isSigned ? dueNow.downPayment : null });
  return [...offers, { payment: "full", paidNow: total }];
}
