import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars } from "@sayara/domain/money/millimes";
import { activationLink } from "#api/accounts/signUp/mailLink.ts";
import {
  announce,
  type Announcement,
  bookingMailFields,
  type MailedFacts,
  readMailedFacts,
} from "#api/bookings/announce.ts";
import { confirmationMailFields } from "#api/bookings/mails/confirmationMailFields.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Digest } from "#api/messaging/mail/postDigest.ts";

/** A settled payment. */
export interface PaymentOutcome {
  /** The booking with its status after the payment. */
  booking: StoredBooking;
  /** The status before the payment. */
  previousStatus: BookingStatus;
  /** The staff member who took the payment at the agency's desk; absent for an online payment. */
  recordedBy?: string;
  payment: { amount_millimes: number; reference: string | null; at: Date };
  /** Millimes of this payment that count towards the booking (`retained`) and that are returned (`excess`). */
  retained: number;
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
    outcome.retained > 0
      ? await takenAnnouncements(transaction, outcome, facts, tools)
      : returnedAnnouncements(outcome, facts);
  await announce(transaction, facts, announcements, tools.now, outcome.digest);
}

async function takenAnnouncements(
  transaction: Transaction,
  { booking, previousStatus, payment, excess, recordedBy }: PaymentOutcome,
  facts: MailedFacts,
  tools: Tools,
): Promise<Announcement[]> {
  const isNew = previousStatus === "void" || previousStatus === "pending";
  const { amount_millimes: millimes, reference, at } = payment;
  const common = {
    ...bookingMailFields(facts),
    payment: { amount: toDinars(millimes), reference, at, atAgency: recordedBy !== undefined },
    due: balanceOf(facts.booking).due,
  };
  const { is_guest: isGuest, driver_id: userId, driver_email: email, driver_phone: driverPhone } = booking;
  const driverFields = { ...common, returned: toDinars(excess), isGuest };
  // A guest's pay-later request has already been mailed with the link.
  const needsPasswordLink = isGuest && previousStatus === "void";
  const passwordLink = needsPasswordLink ? await activationLink(transaction, { userId, email }, tools) : {};
  const confirmation = await confirmationMailFields(transaction, facts, tools.now);
  return [
    isNew
      ? {
          recipient: facts.driver,
          mail: { kind: "bookingConfirmed", ...driverFields, ...confirmation, ...passwordLink },
          notification: "booking_confirmed",
        }
      : {
          recipient: facts.driver,
          mail: { kind: "paymentReceived", ...driverFields },
          notification: "payment_received",
        },
    ...facts.agency
      .filter(({ id }) => id === undefined || id !== recordedBy)
      .map((recipient): Announcement => ({
        recipient,
        // The agency already knows about payments at its desk.
        ...(recordedBy === undefined && {
          mail: { kind: "bookingPaid", ...common, isNew, driverEmail: email, driverPhone },
        }),
        notification: "payment_received",
      })),
  ];
}

function returnedAnnouncements(
  { booking, previousStatus, excess, isOfEdit }: PaymentOutcome,
  facts: MailedFacts,
): Announcement[] {
  const common = { ...bookingMailFields(facts), amount: toDinars(excess) };
  const isLate = booking.status === "cancelled" && isOfEdit !== true;
  const isCancelledNow = isLate && previousStatus !== "cancelled";
  const { is_guest: isGuest } = booking;
  const cancelled = isCancelledNow && ({ notification: "booking_cancelled" } as const);
  const reason = isOfEdit === true ? "late_edit" : isLate ? "late_payment" : "paid_twice";
  return [
    {
      recipient: facts.driver,
      mail: { kind: "paymentReturned", ...common, reason, isGuest },
      ...cancelled,
    },
    ...(isLate ? facts.agency : []).map((recipient): Announcement => ({
      recipient,
      mail: { kind: "latePaymentReturned", ...common },
      ...cancelled,
    })),
  ];
}
