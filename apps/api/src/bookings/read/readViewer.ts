import { type BookingViewer, viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { requireSession } from "#api/accounts/session/session.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { StoredBooking } from "../bookingRows.ts";

/**
 * Returns the caller as a viewer for the domain's table of booking permissions; also for staff of a suspended agency.
 * `booking` is the booking that the call is about, if any.
 */
export async function readViewer(
  db: Database,
  user: Pick<UserRow, "id" | "type" | "supplier_id" | "supplier_role"> | undefined,
  booking?: Pick<StoredBooking, "driver_id" | "supplier_id">,
): Promise<BookingViewer> {
  const owners =
    booking === undefined ? null : { driverId: booking.driver_id, supplierId: booking.supplier_id };
  if (user === undefined) return viewerOf(null, owners);
  const { id, type, supplier_id: supplierId, supplier_role: supplierRole } = user;
  const agencySuspended = supplierId !== null && (await isSuspended(db, supplierId));
  return viewerOf({ id, type, supplierId, supplierRole, agencySuspended }, owners);
}

/**
 * Reads the viewer again, under the booking's lock. Every change of a booking calls it. A caller through a
 * signed link stays the link's holder; `requireProof` rejects a revoked link. Any other caller needs a
 * session that has not ended.
 *
 * @param previousViewer the viewer at the call's start; absent where only a session gives access
 *
 * @throws RefusalError `not_signed_in` if the session has ended since the call began.
 */
export async function rereadViewer(
  transaction: Transaction,
  context: AppContext,
  { previousViewer, row }: { previousViewer?: BookingViewer; row: StoredBooking },
): Promise<BookingViewer> {
  if (previousViewer?.actor === "linkHolder") return previousViewer;
  return readViewer(transaction, await requireSession(context, transaction), row);
}

/**
 * Returns the id of the account to record as the actor. Null for a signed link, even if a person is
 * signed in: the link identifies no account.
 */
export function actorIdOf({ actor }: BookingViewer, user: Pick<UserRow, "id"> | undefined): string | null {
  return actor === "linkHolder" ? null : (user?.id ?? null);
}

async function isSuspended(db: Database, supplierId: string): Promise<boolean> {
  const agency = await db
    .selectFrom("suppliers")
    .select("suspended")
    .where("id", "=", supplierId)
    .executeTakeFirst();
  return agency?.suspended === true;
}
