import { refusalReason, transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import type { StaffAction } from "@sayara/domain/booking/actions/StaffActionRecord";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { type LockedBooking, lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Digest } from "#api/messaging/mail/postDigest.ts";
import { insertAction, readFacts } from "./staffActionRows.ts";

export interface StaffCall {
  user: UserRow;
  dependencies: Dependencies;
  context: AppContext;
  /** Set for a bulk action: the agency's mails are combined in one digest. */
  digest?: Digest;
}

interface ActionRequest {
  id: string;
  /** The version that the caller has read; undefined for any. */
  version: number | undefined;
  action: StaffAction;
  /** The new status, for actions with several. */
  to?: BookingStatus;
}

/** A booking on which the action is allowed, under its car's lock. */
export interface ActionableBooking extends LockedBooking {
  transaction: Transaction;
  /** The caller, read under the lock. */
  viewer: BookingViewer;
  now: Date;
}

/**
 * Performs a staff action on one booking and records it, in one transaction under the car's lock. Of two concurrent
 * actions one succeeds, and the other is rejected with the booking's state.
 *
 * @throws RefusalError `not_found`, `not_allowed`, `stale_version`, `transition_refused`, and the codes of `work`.
 */
export async function performAction(
  { user, dependencies: { db, clock }, context }: StaffCall,
  { id, version, action, to }: ActionRequest,
  work: (booking: ActionableBooking) => Promise<void>,
): Promise<StoredBooking> {
  const { row: visibleRow } = await findVisibleBooking(db, id, { user, link: undefined, now: clock() });
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockBooking(transaction, visibleRow, { now });
    const viewer = await rereadViewer(transaction, context, { row: locked.row });
    const permissionInput = { viewer, booking: locked.situation, now };
    const reason =
      refusalReason({ ...permissionInput, action }) ??
      (to ? transitionRefusalReason({ ...permissionInput, to }) : null);
    refuseChange(locked, { viewer, version, reason, now });

    const before = await readFacts(transaction, locked.row);
    await work({ ...locked, transaction, viewer, now });
    const updatedRow = await transaction
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const after = await readFacts(transaction, updatedRow);
    await insertAction(transaction, { bookingId: id, actorId: user.id, action, before, after }, now);
    return updatedRow;
  });
}
