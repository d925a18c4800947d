import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { WebAddress } from "../texts.ts";

/** Provider of card payments. `sandbox` needs no account and moves no money. */
export const Gateway = v.picklist(["sandbox", "stripe"]);
export type Gateway = v.InferOutput<typeof Gateway>;

/** Id of a payment at its gateway. It gives access to the payment's state only. */
export const PaymentSessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** What is paid online: the down payment, or the whole outstanding sum. */
export const OnlinePayment = v.picklist(["downPayment", "full"]);
export type OnlinePayment = v.InferOutput<typeof OnlinePayment>;

/**
 * An open payment. The card's details are entered at the gateway only: `url` is its page of card fields, for
 * an iframe. Then call `checkCheckoutSession` for the state.
 */
export const PaymentSession = v.object({
  id: PaymentSessionId,
  gateway: Gateway,
  url: WebAddress,
  /** The sum charged, in dinars. */
  amount: Dinars,
  currency: Currency,
  /** End of the session, 30 minutes after its start. Then nothing can be paid, and its holds are released. */
  expiresAt: Instant,
});
export type PaymentSession = v.InferOutput<typeof PaymentSession>;
