import { randomUUID } from "node:crypto";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type {
  StaffActionRecord,
  StaffActionFacts,
  StaffAction,
} from "@sayara/domain/booking/actions/StaffActionRecord";
import { owedByStaff } from "@sayara/domain/payment/owedByStaff";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { readMoney } from "#api/bookings/refund/readMoney.ts";

/** Returns the current values that a staff action may change. */
export async function readFacts(db: Database, booking: StoredBooking): Promise<StaffActionFacts> {
  const money = (await readMoney(db, [booking.id])).get(booking.id) ?? { payments: [], refunds: [] };
  const { status, version } = booking;
  const { paid, returned, owed } = balanceOf({ status, total: toDinars(booking.total_millimes), ...money });
  return {
    version,
    status,
    paid,
    returned: toDinars(toMillimes(returned) + toMillimes(owed)),
    owedAtDesk: owedByStaff(money.refunds),
    cancelRequest: cancelRequestState(booking),
    deleted: booking.deleted_at !== null,
    hasArrival: booking.arrival_number !== null,
  };
}

function cancelRequestState(booking: StoredBooking): StaffActionFacts["cancelRequest"] {
  if (booking.cancel_requested_at === null) return "none";
  if (booking.cancel_accepted_at !== null) return "accepted";
  return booking.cancel_declined_at === null ? "open" : "declined";
}

/** Records an action, in its transaction. Records are never changed or deleted. */
export async function insertAction(
  transaction: Transaction,
  record: {
    bookingId: string;
    actorId: string;
    action: StaffAction;
    before: StaffActionFacts;
    after: StaffActionFacts;
  },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("staff_acts")
    .values({
      id: randomUUID(),
      booking_id: record.bookingId,
      actor_id: record.actorId,
      action: record.action,
      before: JSON.stringify(record.before),
      after: JSON.stringify(record.after),
      at: now,
    })
    .execute();
}

/** Maximum number of actions shown per booking. */
const MAX_ACTIONS = 200;

/** Returns the actions on a booking, newest first. */
export async function readActions(db: Database, bookingId: string): Promise<StaffActionRecord[]> {
  const rows = await db
    .selectFrom("staff_acts")
    .innerJoin("users", "users.id", "actor_id")
    .select(["staff_acts.id", "action", "before", "after", "at", "actor_id", "full_name", "type"])
    .where("booking_id", "=", bookingId)
    .orderBy("number", "desc")
    .limit(MAX_ACTIONS)
    .execute();
  return rows.map(({ id, action, before, after, at, actor_id, full_name, type }) => ({
    id,
    action,
    by: { id: actor_id, fullName: full_name, type },
    at: at.toISOString(),
    before,
    after,
  }));
}
