import { type BookingViewer, viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { StoredBooking } from "./bookingRows.ts";

/**
 * Returns the caller as a viewer for the domain's table of booking permissions; also for staff of a suspended agency.
 * `booking` is the booking that the call is about, if any.
 */
export async function readViewer(
  db: Queries,
  user: Pick<UserRow, "id" | "type" | "supplier_id"> | undefined,
  booking?: Pick<StoredBooking, "driver_id" | "supplier_id">,
): Promise<BookingViewer> {
  const owners =
    booking === undefined ? null : { driverId: booking.driver_id, supplierId: booking.supplier_id };
  if (user === undefined) return viewerOf(null, owners);
  const { id, type, supplier_id: supplierId } = user;
  const agencySuspended = supplierId !== null && (await isSuspended(db, supplierId));
  return viewerOf({ id, type, supplierId, agencySuspended }, owners);
}

/** Returns the viewer again, under the booking's lock. Through a signed link the viewer is the link's holder, also now. */
export async function rereadViewer(
  transaction: Transaction,
  previousViewer: BookingViewer,
  { user, row }: { user: Parameters<typeof readViewer>[1]; row: StoredBooking },
): Promise<BookingViewer> {
  return previousViewer.actor === "linkHolder" ? previousViewer : readViewer(transaction, user, row);
}

/** Returns the account to record as the actor. Null through a signed link: it names no account, whoever is signed in. */
export function actorIdOf({ actor }: BookingViewer, user: Pick<UserRow, "id"> | undefined): string | null {
  return actor === "linkHolder" ? null : (user?.id ?? null);
}

async function isSuspended(db: Queries, supplierId: string): Promise<boolean> {
  const agency = await db
    .selectFrom("suppliers")
    .select("suspended")
    .where("id", "=", supplierId)
    .executeTakeFirst();
  return agency?.suspended === true;
}
