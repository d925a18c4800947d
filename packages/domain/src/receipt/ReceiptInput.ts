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
 * All from which `receiptOf` computes a receipt: the booking as sold, and its payments and refunds [RC1].
 * Without names and addresses.
 */
export const ReceiptInput = v.object({
  /**
   * Increased when a rule changes the figures of the same input, so that an old receipt stays what it was. In 1, a failed
   * refund counts as kept, and what is owed as returned.
   */
  format: v.union([v.literal(1), v.literal(2)]),
  reference: BookingReference,
  /** Decides whether anything is due [BK8]. */
  status: orUnknown(BookingStatus),
  /** Pick-up. */
  from: Instant,
  /** Drop-off. */
  to: Instant,
  options: RentalOptions,
  ...SoldTerms.entries,
  /** In the order of their times. */
  payments: v.array(Payment),
  /** In the order of their requests. */
  refunds: v.array(Refund),
});
export type ReceiptInput = v.InferOutput<typeof ReceiptInput>;
