import type { CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";

/** When and how much of a booking is paid. */
export type PaymentChoice = CheckoutRequest["payment"];

/** A way to pay. `paidNow` is charged online, in dinars; null while the server's sum is not known. */
export interface PaymentOffer {
  payment: PaymentChoice;
  paidNow: number | null;
}

interface PricedRental {
  answer: Pick<QuoteResponse, "car" | "dueNow">;
  /** The total shown, in dinars. */
  total: number;
  /** Whether the answer is for the chosen options. */
  isSigned: boolean;
}

/** Returns the ways to pay that the agency and the marketplace take, paying later first. */
export function paymentOffers({ answer, total, isSigned }: PricedRental): PaymentOffer[] {
  const { car, dueNow } = answer;
  const offers: PaymentOffer[] = car.supplier.payLater ? [{ payment: "later", paidNow: 0 }] : [];
  if (dueNow === undefined) return offers;
  if (dueNow.downPayment !== null)
    offers.push({ payment: "downPayment", paidNow: isSigned ? dueNow.downPayment : null });
  return [...offers, { payment: "full", paidNow: total }];
}
