import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Gateway } from "@sayara/domain/payment/Gateway";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { WebAddress } from "../texts.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Id of a payment session. It gives access only to the payment's state. */
export const PaymentSessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** Amount paid online: the down payment, or the whole outstanding sum. */
export const OnlinePayment = v.picklist(["downPayment", "full"]);
export type OnlinePayment = v.InferOutput<typeof OnlinePayment>;

/** How a gateway's page is shown: in an iframe, or by a redirect to it. */
export const PaymentDisplay = v.picklist(["frame", "redirect"]);
export type PaymentDisplay = v.InferOutput<typeof PaymentDisplay>;

/**
 * An open payment. Card details are entered only at the gateway: `url` is its page, shown according to `display`. Then
 * call `checkCheckoutSession` for the state. A gateway that redirects returns to `/checkout-session/{id}`; the return
 * alone does not prove a payment.
 */
export const PaymentSession = v.object({
  id: PaymentSessionId,
  gateway: orUnknown(Gateway),
  display: orUnknown(PaymentDisplay),
  url: WebAddress,
  /** The sum charged, in TND. */
  amount: Dinars,
  currency: Currency,
  /**
   * End of the session, 30 minutes after its start. After that, nothing can be paid, and the session's holds are
   * released.
   */
  expiresAt: Instant,
});
export type PaymentSession = v.InferOutput<typeof PaymentSession>;
