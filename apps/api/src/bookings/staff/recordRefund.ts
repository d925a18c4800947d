import type { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";
import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Selectable } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { announce, mailedBooking, readMailedFacts } from "#api/bookings/announce.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { currentOf } from "#api/bookings/lockBooking.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { RefundRow } from "#api/database/tables/paymentTables.ts";
import type { Queries } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { type ActedBooking, actOnBooking, type StaffCall } from "./actOnBooking.ts";

interface RecordedReturn extends NewRefundReturn {
  id: string;
  version: number;
  refundId: string;
}

/**
 * Records that staff has returned a refund: one of money taken at the desk, or one that its gateway refused [BK12].
 * Repeating the same record changes nothing.
 */
export async function recordRefund(call: StaffCall, given: RecordedReturn): Promise<StoredBooking> {
  const { user, dependencies } = call;
  const { db, clock } = dependencies;
  const { id, version, refundId } = given;
  const known = await findRefund(db, id, refundId);
  if (known?.returned_by === user.id && isSame(known, given)) {
    const visible = await findVisibleBooking(db, id, { user, link: undefined, now: clock() });
    return visible.row;
  }
  return actOnBooking(call, { id, version, action: "recordRefund" }, (booking) =>
    record(call, booking, given),
  );
}

async function record(
  { user, dependencies: { config } }: StaffCall,
  { row, transaction, now }: ActedBooking,
  { refundId, method, on, note }: RecordedReturn,
): Promise<void> {
  const refund = await findRefund(transaction, row.id, refundId);
  if (refund === undefined || !isOwedByStaff(refund)) {
    throw new RefusalError("transition_refused", { reason: "refundOwedByHand", current: currentOf(row) });
  }
  const { timeZone } = config.business;
  if (on > dateInZone(now, timeZone)) refuseDay("return_in_future");
  if (on < dateInZone(refund.created_at, timeZone)) refuseDay("return_before_refund");
  const returned = { returned_on: on, return_method: method, return_note: note, returned_by: user.id };
  await transaction
    .updateTable("refunds")
    .set({ state: "succeeded", settled_at: now, ...returned })
    .where("id", "=", refundId)
    .execute();
  const booking = await transaction
    .updateTable("bookings")
    .set((of) => ({ updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const facts = await readMailedFacts(transaction, booking, config.business);
  const mail = {
    kind: "refundReturned",
    ...mailedBooking(facts),
    amount: toDinars(refund.amount_millimes),
    method,
    on,
    note,
    by: user.type === "admin" ? "admin" : "agency",
    isGuest: facts.isGuest,
  } as const;
  await announce(transaction, facts, [{ reader: facts.driver, mail, notification: "payment_refunded" }], now);
}

async function findRefund(
  db: Queries,
  bookingId: string,
  refundId: string,
): Promise<Selectable<RefundRow> | undefined> {
  if (!isUuid(bookingId) || !isUuid(refundId)) return undefined;
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refundId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
}

function isSame(known: Selectable<RefundRow>, { method, on, note }: NewRefundReturn): boolean {
  return known.return_method === method && known.returned_on === on && known.return_note === note;
}

function refuseDay(code: "return_in_future" | "return_before_refund"): never {
  throw new RefusalError("invalid_input", { fields: { on: code } });
}
