import { randomUUID } from "node:crypto";
import { transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { guestHoldLapsesAt, pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import { toDinars } from "@sayara/domain/money/millimes";
import { paymentStatusOf } from "@sayara/domain/payment/paymentStatusOf";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { holdCar, isCarFree, rangeOf } from "#api/bookings/hold/holdCar.ts";
import { findExtraShortage, reserveExtras } from "#api/bookings/hold/holdExtras.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { bookedRental, haveSameDates, keepsHold } from "#api/bookings/payment/bookedRental.ts";
import { reserveExtrasAgain } from "#api/bookings/payment/reserveExtrasAgain.ts";

export interface Edit {
  after: BookedRental;
  /** The hold of the new dates, if the edit was waiting for a payment. */
  holdId: string | null;
  /** Null when edited through the signed link. */
  actorId: string | null;
  /** The session that paid for the edit; null if nothing was due first. */
  sessionId: string | null;
  /** Payments minus refunds after the edit, in dinars. */
  netPaid: number;
}

/**
 * Applies an edit: holds the new dates, releases the old ones, updates the booking, and records its old and
 * new terms in the edit history. Requires the car's lock.
 *
 * @returns the booking; undefined, with nothing written, when the car or an extra is taken or the new rental
 *   is over.
 */
export async function applyEdit(
  transaction: Transaction,
  booking: StoredBooking,
  edit: Edit,
  now: Date,
): Promise<StoredBooking | undefined> {
  const { after } = edit;
  const before = bookedRental(booking);
  const hasSameDates = haveSameDates(before, after);
  const needsHold = !keepsHold(before, after);
  const lapsesAt = hasSameDates ? booking.lapses_at : newLapseOf(booking, new Date(after.from), now);
  if (needsHold && !(await moveHold(transaction, booking, edit, lapsesAt, now))) return undefined;
  await transaction
    .insertInto("booking_edits")
    .values({
      id: randomUUID(),
      booking_id: booking.id,
      actor_id: edit.actorId,
      session_id: edit.sessionId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      at: now,
    })
    .execute();
  return transaction
    .updateTable("bookings")
    .set((eb) => ({
      pickup_location_id: after.pickupId,
      drop_off_location_id: after.dropOffId,
      from_at: new Date(after.from),
      to_at: new Date(after.to),
      options: after.options,
      additional_driver: after.additionalDriver && JSON.stringify(after.additionalDriver),
      delivery_address: after.deliveryAddress ?? null,
      collection_address: after.collectionAddress ?? null,
      quote: JSON.stringify(after.quote),
      sold_terms: after.soldTerms && JSON.stringify(after.soldTerms),
      total_millimes: after.totalMillimes,
      commission_rate: after.commissionRate,
      commission_millimes: after.commissionMillimes,
      discount_millimes: marketplaceDiscount(after.quote),
      status: statusAfter(booking, { total: toDinars(after.totalMillimes), paid: edit.netPaid }, now),
      lapses_at: lapsesAt,
      updated_at: now,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A down payment that covers the new total makes the booking paid, as if the gateway reported it now [BK1, BK7]. */
function statusAfter(
  booking: StoredBooking,
  money: { total: number; paid: number },
  now: Date,
): BookingStatus {
  const paymentStatus = paymentStatusOf(money);
  // Only a change that the agency accepted is applied before its difference is paid [CN16].
  if (booking.status === "paid" && paymentStatus === "partial") return "deposit";
  if (booking.status !== "deposit" || paymentStatus !== "paid") return booking.status;
  const refusal = transitionRefusalReason({
    viewer: { actor: "gateway", isOwn: false },
    booking: { status: booking.status, pickup: booking.from_at, dropOff: booking.to_at },
    now,
    to: "paid",
  });
  return refusal === null ? "paid" : booking.status;
}

/**
 * A request that the agency has not decided lapses at its new pick-up [BK4, BK5], but never immediately because of the
 * edit.
 */
function newLapseOf({ status, ...row }: StoredBooking, pickup: Date, now: Date): Date | null {
  if (status !== "pending" || row.lapses_at === null) return row.lapses_at;
  const isUnconfirmed = row.is_guest && row.link_opened_at === null;
  const lapse = (isUnconfirmed ? guestHoldLapsesAt : pendingLapsesAt)({ createdAt: row.created_at, pickup });
  return lapse > now ? lapse : row.lapses_at;
}

async function moveHold(
  transaction: Transaction,
  booking: StoredBooking,
  { after, holdId }: Edit,
  expiresAt: Date | null,
  now: Date,
): Promise<boolean> {
  const to = new Date(after.to);
  if (to <= now) return false;
  const bookingHolds = transaction.deleteFrom("holds").where("booking_id", "=", booking.id);
  const extras = after.soldTerms?.extras ?? [];
  if (holdId !== null) {
    if (!(await reserveExtrasAgain(transaction, { bookingId: booking.id, holdId, extras }, now)))
      return false;
    // As long as this row exists, no other booking has the car, even if the hold has expired: each insert of
    // a hold starts by deleting expired rows.
    const extendedHold = await transaction
      .updateTable("holds")
      .set({ expires_at: expiresAt })
      .where("id", "=", holdId)
      .returning("id")
      .executeTakeFirst();
    if (extendedHold !== undefined) {
      await bookingHolds.where("id", "!=", holdId).execute();
      return true;
    }
    await lapseBookingsOfCar(transaction, booking.car_id, now);
  }
  const period = {
    carId: booking.car_id,
    from: new Date(after.from),
    to,
    ...(await turnaroundOf(transaction, booking)),
  };
  if (!(await isCarFree(transaction, { ...period, exceptFor: booking.id }, now))) return false;
  const rental = { range: rangeOf(period), exceptFor: booking.id };
  if ((await findExtraShortage(transaction, extras, rental, now)) !== undefined) return false;
  await bookingHolds.execute();
  const newHoldId = await holdCar(transaction, { ...period, bookingId: booking.id, expiresAt });
  await reserveExtras(transaction, newHoldId, extras);
  return true;
}

async function turnaroundOf(transaction: Transaction, { supplier_id }: StoredBooking) {
  const { turnaround_minutes: turnaroundMinutes } = await transaction
    .selectFrom("suppliers")
    .select("turnaround_minutes")
    .where("id", "=", supplier_id)
    .executeTakeFirstOrThrow();
  return { turnaroundMinutes };
}
