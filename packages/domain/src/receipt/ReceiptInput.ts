import * as v from "valibot";
import { BookingReference } from "../booking/BookingReference.ts";
import { BookingStatus } from "../booking/BookingStatus.ts";
import { RentalOptions } from "../booking/RentalOptions.ts";
import { Payment } from "../payment/Payment.ts";
import { Refund } from "../payment/Refund.ts";
import { Instant } from "../time/Instant.ts";
import { SoldTerms } from "./SoldTerms.ts";
import { orUnknown } from "../validation/newerValues.ts";

/**
 * Everything that `receiptOf` needs to compute a receipt: the booking as sold, and its payments and refunds
 * [RC1]. It contains no names or addresses.
 */
export const ReceiptInput = v.object({
  /**
   * Increased when a rule changes the figures for the same input, so that an old receipt stays unchanged. In format 1,
   * a failed refund counts as kept, and a refund that is owed counts as returned.
   */
  format: v.union([v.literal(1), v.literal(2)]),
  reference: BookingReference,
  /** Determines whether anything is due [BK8]. */
  status: orUnknown(BookingStatus),
  /** Pick-up. */
  from: Instant,
  /** Drop-off. */
  to: Instant,
  options: RentalOptions,
  ...SoldTerms.entries,
  /** Ordered by time. */
  payments: v.array(Payment),
  /** Ordered by time of request. */
  refunds: v.array(Refund),
});
export type ReceiptInput = v.InferOutput<typeof ReceiptInput>;
