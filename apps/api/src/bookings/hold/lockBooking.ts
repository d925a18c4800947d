import type { BookingSituation } from "@sayara/domain/booking/actions/bookingConditions";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { carLock } from "./bookingLocks.ts";
import type { StoredBooking } from "../bookingRows.ts";
import { lapseBookingsOfCar } from "../confirm/lapseBookings.ts";
import { readSituation } from "../read/readSituation.ts";

/** A booking under its car's lock: no other transaction can change it. */
export interface LockedBooking {
  row: StoredBooking;
  situation: Required<BookingSituation>;
}

/**
 * Takes the lock of a booking's car, plus `locks` if given, ends what has lapsed, and reads the booking again. Call it
 * before any other statement of a writing transaction.
 *
 * @throws RefusalError `not_found` if the booking was deleted in the meantime, `stale_version` if it has moved to
 *   another car.
 */
export async function lockBooking(
  transaction: Transaction,
  { id, car_id: carId }: Pick<StoredBooking, "id" | "car_id">,
  { now, locks = [] }: { now: Date; locks?: readonly string[] },
): Promise<LockedBooking> {
  await lockInOrder(transaction, [carLock(carId), ...locks]);
  await lapseBookingsOfCar(transaction, carId, now);
  const row = await transaction
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new RefusalError("not_found");
  if (row.car_id !== carId) throw new RefusalError("stale_version", { current: currentOf(row) });
  return { row, situation: await readSituation(transaction, row) };
}

/**
 * Rejects a change of a locked booking. A caller who may not see it gets `not_found`. The version is checked before the
 * permission table, so that the later of two concurrent callers gets the booking's current state.
 *
 * @param reason reason of the permission table for this action, null when it is allowed
 *
 * @throws RefusalError `not_found`, `not_allowed`, `stale_version` or `transition_refused`.
 */
export function refuseChange(
  { row, situation }: LockedBooking,
  {
    viewer,
    version,
    reason,
    now,
  }: {
    viewer: BookingViewer;
    /** The version that the caller has read; undefined for any. */
    version: number | undefined;
    reason: BookingRefusalReason | null;
    now: Date;
  },
): void {
  if (!isAllowed({ action: "view", viewer, booking: situation, now })) throw new RefusalError("not_found");
  if (reason === "role") throw new RefusalError("not_allowed");
  const current = currentOf(row);
  if (version !== undefined && row.version !== version) throw new RefusalError("stale_version", { current });
  if (reason !== null) throw new RefusalError("transition_refused", { current, reason });
}

/** Returns a booking's current state, for a caller whose change is rejected. */
export function currentOf({ version, status }: StoredBooking) {
  return { version, status };
}
