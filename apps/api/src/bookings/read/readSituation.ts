import type { BookingSituation } from "@sayara/domain/booking/actions/bookingConditions";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars } from "@sayara/domain/money/millimes";
import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import type { Database } from "#api/database/Schema.ts";
import { readRequestFacts } from "../change/changeRequests.ts";
import { readRecordFacts } from "../desk/rentalRecordRows.ts";
import { findBookingsWithOpenPayment } from "../payment/paymentSessions.ts";
import { carKeptUntil } from "../arrival/arrivalOf.ts";
import type { StoredBooking } from "../bookingRows.ts";
import { findReviewedBookings } from "./findReviewedBookings.ts";
import { readMoney } from "../refund/readMoney.ts";

/** Returns all facts of a booking on which permissions depend [RO2]. */
export async function readSituation(
  db: Database,
  booking: StoredBooking,
): Promise<Required<BookingSituation>> {
  return {
    status: booking.status,
    pickup: booking.from_at,
    dropOff: booking.to_at,
    amendmentsChosen: booking.options.includes("amendments"),
    cancellationChosen: booking.options.includes("cancellation"),
    cancelRequestOpen: isCancelRequestOpen(booking),
    paymentOpen: (await findBookingsWithOpenPayment(db, [booking.id])).has(booking.id),
    ...(await readRequestFacts(db, booking.id)),
    cancelledByAgency: booking.cancelled_by === "agency",
    reviewed: (await findReviewedBookings(db, [booking.id])).has(booking.id),
    moveOfferedUntil: booking.move_offered_until,
    keptUntil: carKeptUntil(booking),
    ...(await readOwed(db, booking.id)),
    ...(await readRecordFacts(db, booking.id)),
    usageDue: await isUsageDue(db, booking),
  };
}

async function readOwed(
  db: Database,
  bookingId: string,
): Promise<Required<Pick<BookingSituation, "refundOwed" | "refundOwedByHand">>> {
  const owed = await db
    .selectFrom("refunds")
    .select(["gateway", "state"])
    .where("booking_id", "=", bookingId)
    .where("state", "!=", "succeeded")
    .execute();
  return { refundOwed: owed.length > 0, refundOwedByHand: owed.some(isOwedByStaff) };
}

async function isUsageDue(db: Database, { id, status, total_millimes }: StoredBooking): Promise<boolean> {
  const money = (await readMoney(db, [id])).get(id);
  if (money?.usageCharges === undefined) return false;
  return balanceOf({ status, total: toDinars(total_millimes), ...money }).due > 0;
}

/** Returns whether the driver's cancellation request waits for a decision. */
export function isCancelRequestOpen({
  cancel_requested_at,
  cancel_declined_at,
  cancel_accepted_at,
}: Pick<StoredBooking, "cancel_requested_at" | "cancel_declined_at" | "cancel_accepted_at">): boolean {
  return cancel_requested_at !== null && cancel_declined_at === null && cancel_accepted_at === null;
}
