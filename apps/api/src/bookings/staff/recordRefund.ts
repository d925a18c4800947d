import type { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";
import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Selectable } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { announce, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { RefundRow } from "#api/database/tables/paymentTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { type ActionableBooking, performAction, type StaffCall } from "./performAction.ts";

interface RecordedReturn extends NewRefundReturn {
  id: string;
  version: number;
  refundId: string;
}

/**
 * Records that staff has returned a refund: one of money taken at the desk, or one that its gateway refused [BK12].
 * Repeating the same record changes nothing.
 */
export async function recordRefund(call: StaffCall, refundReturn: RecordedReturn): Promise<StoredBooking> {
  const { user, dependencies } = call;
  const { db, clock } = dependencies;
  const { id, version, refundId } = refundReturn;
  const stored = await findRefund(db, id, refundId);
  if (stored?.returned_by === user.id && isSame(stored, refundReturn)) {
    const visible = await findVisibleBooking(db, id, { user, link: undefined, now: clock() });
    return visible.row;
  }
  return performAction(call, { id, version, action: "recordRefund" }, (booking) =>
    recordReturn(call, booking, refundReturn),
  );
}

async function recordReturn(
  { user, dependencies: { config } }: StaffCall,
  { row, transaction, now }: ActionableBooking,
  { refundId, method, on, note }: RecordedReturn,
): Promise<void> {
  const refund = await findRefund(transaction, row.id, refundId);
  if (refund === undefined || !isOwedByStaff(refund)) {
    throw new RefusalError("transition_refused", { reason: "refundOwedByHand", current: currentOf(row) });
  }
  const { timeZone } = config.business;
  if (on > dateInZone(now, timeZone)) refuseDate("return_in_future");
  if (on < dateInZone(refund.created_at, timeZone)) refuseDate("return_before_refund");
  const returned = { returned_on: on, return_method: method, return_note: note, returned_by: user.id };
  await transaction
    .updateTable("refunds")
    .set({ state: "succeeded", settled_at: now, ...returned })
    .where("id", "=", refundId)
    .execute();
  const booking = await transaction
    .updateTable("bookings")
    .set((eb) => ({ updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const facts = await readMailedFacts(transaction, booking, config.business);
  const mail = {
    kind: "refundReturned",
    ...bookingMailFields(facts),
    amount: toDinars(refund.amount_millimes),
    method,
    on,
    note,
    by: user.type === "admin" ? "admin" : "agency",
    isGuest: facts.isGuest,
  } as const;
  await announce(
    transaction,
    facts,
    [{ recipient: facts.driver, mail, notification: "payment_refunded" }],
    now,
  );
}

async function findRefund(
  db: Database,
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

function isSame(stored: Selectable<RefundRow>, { method, on, note }: NewRefundReturn): boolean {
  return stored.return_method === method && stored.returned_on === on && stored.return_note === note;
}

function refuseDate(code: "return_in_future" | "return_before_refund"): never {
  throw new RefusalError("invalid_input", { fields: { on: code } });
}
