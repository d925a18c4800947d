import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Gateway } from "@sayara/domain/payment/Gateway";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { WebAddress } from "../texts.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Id of a payment session. It gives access to the payment's state only. */
export const PaymentSessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** What is paid online: the down payment, or the whole outstanding sum. */
export const OnlinePayment = v.picklist(["downPayment", "full"]);
export type OnlinePayment = v.InferOutput<typeof OnlinePayment>;

/** How a gateway's page is shown: in an iframe of the own page, or by leaving it. */
export const PaymentDisplay = v.picklist(["frame", "redirect"]);
export type PaymentDisplay = v.InferOutput<typeof PaymentDisplay>;

/**
 * An open payment. The card's details are entered at the gateway only: `url` is its page, shown as `display`
 * says. Then call `checkCheckoutSession` for the state. A gateway that redirects comes back to
 * `/checkout-session/{id}`; that alone proves no payment.
 */
export const PaymentSession = v.object({
  id: PaymentSessionId,
  gateway: orUnknown(Gateway),
  display: orUnknown(PaymentDisplay),
  url: WebAddress,
  /** The sum charged, in dinars. */
  amount: Dinars,
  currency: Currency,
  /** End of the session, 30 minutes after its start. Then nothing can be paid, and its holds are released. */
  expiresAt: Instant,
});
export type PaymentSession = v.InferOutput<typeof PaymentSession>;
