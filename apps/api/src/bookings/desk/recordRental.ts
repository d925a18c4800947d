import { randomUUID } from "node:crypto";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { DEVICE_CLOCK_AHEAD_MINUTES, HAND_OVER_HOURS_BEFORE } from "@sayara/domain/config/businessDefaults";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { deleteLicenceDetailsOf } from "#api/bookings/condition/deleteOldLicenceDetails.ts";
import { findReturnReportTime, returnPaidCharges } from "#api/bookings/condition/returnPaidCharges.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { type ActionableBooking, performAction, type StaffCall } from "#api/bookings/staff/performAction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

interface NewRecord {
  id: string;
  version: number;
  kind: RentalRecordKind;
  /** Time of the hand-over or return, if the call had to wait for a connection; now by default. */
  at?: string | undefined;
  mileage?: number | undefined;
  fuel?: number | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Records a hand-over or a return [DK1, DK2]. Repeating a record with the same `at` changes nothing: the
 * response to the first call may have been lost.
 */
export async function recordRental(
  call: StaffCall,
  { id, version, ...record }: NewRecord,
): Promise<StoredBooking> {
  const { user, dependencies } = call;
  if (record.at !== undefined && (await isRecorded(call, { id, kind: record.kind, at: record.at }))) {
    const now = dependencies.clock();
    return (await findVisibleBooking(dependencies.db, id, { user, link: undefined, now })).row;
  }
  const action = record.kind === "handOver" ? "recordHandOver" : "recordReturn";
  return performAction(call, { id, version, action }, async (booking) => {
    await insertRecord(booking, { ...record, by: user.id });
  });
}

/**
 * Inserts a record of an allowed action, and returns its id [DK1, DK2].
 *
 * @throws RefusalError `invalid_input` for a time or a mileage that contradicts the booking.
 */
export async function insertRecord(
  { row, transaction, now }: ActionableBooking,
  record: Omit<NewRecord, "id" | "version"> & { by: string },
): Promise<string> {
  const { kind, by: recorded_by, mileage = null, fuel = null } = record;
  const at = record.at === undefined ? now : new Date(record.at);
  const earliest = new Date(row.from_at.getTime() - HAND_OVER_HOURS_BEFORE * HOUR);
  const handOver = kind === "return" ? await findRecord(transaction, row.id, "handOver") : undefined;
  const latest = new Date(now.getTime() + DEVICE_CLOCK_AHEAD_MINUTES * MINUTE);
  if (at > latest || at < (handOver?.at ?? earliest)) refuse("at", "date_invalid");
  if (mileage !== null && mileage < (handOver?.mileage ?? 0)) refuse("mileage", "mileage_below_hand_over");
  const id = randomUUID();
  const columns = { id, booking_id: row.id, kind, at, recorded_by, mileage, fuel };
  await transaction.insertInto("rental_records").values(columns).execute();
  await touch(transaction, row, now);
  return id;
}

/** Withdraws the return and refunds its paid charges [HO10]; without a return, the hand-over [DK3]. */
export function withdrawRecord(
  call: StaffCall,
  { id, version }: { id: string; version: number },
): Promise<StoredBooking> {
  return performAction(call, { id, version, action: "withdrawRecord" }, async (booking) => {
    const { row, situation, transaction, now } = booking;
    const reportedAt = await findReturnReportTime(transaction, row.id);
    if (situation.returned !== true) await deleteLicenceDetailsOf(transaction, [row.id]);
    await transaction
      .updateTable("rental_records")
      .set({ withdrawn_at: now, withdrawn_by: call.user.id })
      .where("booking_id", "=", row.id)
      .where("kind", "=", situation.returned === true ? "return" : "handOver")
      .where("withdrawn_at", "is", null)
      .execute();
    if (reportedAt !== undefined)
      await returnPaidCharges(booking, { since: reportedAt, requestedBy: call.user.id });
    await touch(transaction, row, now);
  });
}

async function isRecorded(
  { user, dependencies: { db } }: StaffCall,
  { id, kind, at }: { id: string; kind: RentalRecordKind; at: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const record = await db
    .selectFrom("rental_records")
    .select("id")
    .where("booking_id", "=", id)
    .where("kind", "=", kind)
    .where("at", "=", new Date(at))
    .where("recorded_by", "=", user.id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return record !== undefined;
}

function refuse(field: string, code: "date_invalid" | "mileage_below_hand_over"): never {
  throw new RefusalError("invalid_input", { fields: { [field]: code } });
}

function findRecord(transaction: Transaction, bookingId: string, kind: RentalRecordKind) {
  return transaction
    .selectFrom("rental_records")
    .select(["at", "mileage"])
    .where("booking_id", "=", bookingId)
    .where("kind", "=", kind)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
}

/** Increments the booking's version, so that earlier readers must reload it. */
async function touch(transaction: Transaction, row: ActionableBooking["row"], now: Date): Promise<void> {
  await transaction
    .updateTable("bookings")
    .set((eb) => ({ updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", row.id)
    .execute();
}
