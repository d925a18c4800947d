import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars } from "@sayara/domain/money/millimes";
import { activationLink } from "#api/accounts/signUp/mailLink.ts";
import {
  announce,
  type Announcement,
  mailedBooking,
  type MailedFacts,
  readMailedFacts,
} from "#api/bookings/announce.ts";
import { mailedConfirmation } from "#api/bookings/mailedConfirmation.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import type { Digest } from "#api/mail/postDigest.ts";

/** A settled payment. */
export interface PaymentOutcome {
  /** The booking with its status after the payment. */
  booking: StoredBooking;
  /** The status before the payment. */
  earlier: BookingStatus;
  /** The staff member who took the payment at the agency's desk; absent for an online payment. */
  recordedBy?: string;
  payment: { amount_millimes: number; reference: string | null; at: Date };
  /** Millimes of this payment that the booking keeps (`kept`) and that are returned (`excess`). */
  kept: number;
  excess: number;
  /** Whether the payment was for an edit that can no longer be made. */
  isOfEdit?: boolean;
  /** Set for a bulk action: the agency's mails are combined in one digest. */
  digest?: Digest | undefined;
}

type Tools = Pick<Dependencies, "config" | "randomBytes"> & { now: Date };

/** Mails and notifies driver and agency of a payment, once each, in the payment's transaction. */
export async function announcePayment(
  transaction: Transaction,
  outcome: PaymentOutcome,
  tools: Tools,
): Promise<void> {
  const facts = await readMailedFacts(transaction, outcome.booking, tools.config.business);
  const announcements =
    outcome.kept > 0 ? await taken(transaction, outcome, facts, tools) : returned(outcome, facts);
  await announce(transaction, facts, announcements, tools.now, outcome.digest);
}

async function taken(
  transaction: Transaction,
  { booking, earlier, payment, excess, recordedBy }: PaymentOutcome,
  facts: MailedFacts,
  tools: Tools,
): Promise<Announcement[]> {
  const isNew = earlier === "void" || earlier === "pending";
  const { amount_millimes: millimes, reference, at } = payment;
  const common = {
    ...mailedBooking(facts),
    payment: { amount: toDinars(millimes), reference, at, atAgency: recordedBy !== undefined },
    due: balanceOf(facts.booking).due,
  };
  const { is_guest: isGuest, driver_id: userId, driver_email: email, driver_phone: driverPhone } = booking;
  const ofDriver = { ...common, returned: toDinars(excess), isGuest };
  // A guest's pay-later request has already been mailed with the link.
  const hasNoLinkYet = isGuest && earlier === "void";
  const password = hasNoLinkYet ? await activationLink(transaction, { userId, email }, tools) : {};
  const confirmation = await mailedConfirmation(transaction, facts, tools.now);
  return [
    isNew
      ? {
          reader: facts.driver,
          mail: { kind: "bookingConfirmed", ...ofDriver, ...confirmation, ...password },
          notification: "booking_confirmed",
        }
      : {
          reader: facts.driver,
          mail: { kind: "paymentReceived", ...ofDriver },
          notification: "payment_received",
        },
    ...facts.agency
      .filter(({ id }) => id === undefined || id !== recordedBy)
      .map((reader): Announcement => ({
        reader,
        // The agency already knows about payments at its desk.
        ...(recordedBy === undefined && {
          mail: { kind: "bookingPaid", ...common, isNew, driverEmail: email, driverPhone },
        }),
        notification: "payment_received",
      })),
  ];
}

function returned(
  { booking, earlier, excess, isOfEdit }: PaymentOutcome,
  facts: MailedFacts,
): Announcement[] {
  const common = { ...mailedBooking(facts), amount: toDinars(excess) };
  const isLate = booking.status === "cancelled" && isOfEdit !== true;
  const isCancelledNow = isLate && earlier !== "cancelled";
  const { is_guest: isGuest } = booking;
  const cancelled = isCancelledNow && ({ notification: "booking_cancelled" } as const);
  const reason = isOfEdit === true ? "late_edit" : isLate ? "late_payment" : "paid_twice";
  return [
    {
      reader: facts.driver,
      mail: { kind: "paymentReturned", ...common, reason, isGuest },
      ...cancelled,
    },
    ...(isLate ? facts.agency : []).map((reader): Announcement => ({
      reader,
      mail: { kind: "latePaymentReturned", ...common },
      ...cancelled,
    })),
  ];
}
