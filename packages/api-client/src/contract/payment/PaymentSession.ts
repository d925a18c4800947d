import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { WebAddress } from "../texts.ts";

/** Who takes card payments. `sandbox` needs no account and moves no money. */
export const Gateway = v.picklist(["sandbox", "stripe"]);
export type Gateway = v.InferOutput<typeof Gateway>;

/** Names one payment at its gateway. Knowing it shows nothing of the booking but how the payment stands. */
export const PaymentSessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** What is paid online: the agency's share of the total in advance, or all that is still owed. */
export const OnlinePayment = v.picklist(["downPayment", "full"]);
export type OnlinePayment = v.InferOutput<typeof OnlinePayment>;

/**
 * A payment that was begun. The card's details are typed at the gateway, never here: `url` is its page of card fields,
 * to be framed by the page that pays. Then ask `checkCheckoutSession` how it went.
 */
export const PaymentSession = v.object({
  id: PaymentSessionId,
  gateway: Gateway,
  url: WebAddress,
  /** What is charged, in dinars. */
  amount: Dinars,
  currency: Currency,
  /** Nothing can be paid from then on, and what the session kept free is given back: 30 minutes after it began. */
  expiresAt: Instant,
});
export type PaymentSession = v.InferOutput<typeof PaymentSession>;
