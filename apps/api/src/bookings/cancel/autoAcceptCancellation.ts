import { autoAcceptsAt } from "@sayara/domain/booking/refund/refundFor";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { CANCEL_AUTO_ACCEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import { type LockedBooking, lockBooking } from "#api/bookings/hold/lockBooking.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { processEach } from "#api/database/processEach.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { announceCancelled } from "./announceCancelled.ts";
import { cancel, readNetPaid } from "./cancel.ts";

/**
 * Accepts cancellation requests that staff has not decided within 24 hours, for bookings without any payment [CN6].
 * Several processes may run it: each booking is read again under its car's lock.
 */
export async function autoAcceptCancellation(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { batch = 100 }: { batch?: number } = {},
): Promise<void> {
  const dueBookings = await db
    .selectFrom("bookings")
    .select(["id", "car_id"])
    .where("cancel_requested_at", "<=", new Date(clock().getTime() - CANCEL_AUTO_ACCEPT_HOURS * 3_600_000))
    .where("cancel_declined_at", "is", null)
    .where("cancel_accepted_at", "is", null)
    .where("deleted_at", "is", null)
    .where("status", "in", ["pending", "reserved", "deposit", "paid"])
    // A booking with a payment waits for staff, however long that takes.
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("payments").select("id").whereRef("booking_id", "=", "bookings.id"))),
    )
    .orderBy("cancel_requested_at")
    .limit(batch)
    .execute();
  await processEach(dueBookings, (booking) =>
    inTransaction(db, async (transaction) => {
      const now = clock();
      const locked = await tryLockBooking(transaction, booking, now);
      if (locked === undefined || !(await isDueForAcceptance(transaction, locked, now))) return;
      const returned = await cancel(transaction, locked.row, {
        by: "driver",
        refund: 0,
        staffId: undefined,
        now,
      });
      const outcome = { by: "driver", returned, actor: undefined } as const;
      await announceCancelled(transaction, locked.row, outcome, { rules: config.business, now });
    }),
  );
}

/** Locks and reads the booking; returns undefined if it was deleted or moved in the meantime. */
async function tryLockBooking(
  transaction: Transaction,
  booking: { id: string; car_id: string },
  now: Date,
): Promise<LockedBooking | undefined> {
  try {
    return await lockBooking(transaction, booking, { now });
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

async function isDueForAcceptance(
  transaction: Transaction,
  { row, situation }: LockedBooking,
  now: Date,
): Promise<boolean> {
  const viewer = { actor: "cancelRequest", isOwn: false } as const;
  if (refusalReason({ action: "cancelAsRequested", viewer, booking: situation, now }) !== null) return false;
  if (row.cancel_requested_at === null) return false;
  const paid = await readNetPaid(transaction, row);
  const at = autoAcceptsAt({ requestedAt: row.cancel_requested_at, paid });
  return at !== null && at <= now;
}
