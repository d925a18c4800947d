import { bookingPermissionEndsAt, needsMailboxProof } from "@sayara/domain/booking/actions/mailboxProof";
import type { BookingAction } from "@sayara/domain/booking/actions/BookingAction";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { guestBrowser } from "./guestBrowser.ts";

/**
 * Permits a browser to act on a booking through its signed link, for an hour from `since` [RO4].
 *
 * @returns the end of the permission.
 */
export async function permitBrowser(
  transaction: Transaction,
  { bookingId, browser, since }: { bookingId: string; browser: string; since: Date },
): Promise<Date> {
  const columns = { created_at: since, expires_at: bookingPermissionEndsAt(since) };
  await transaction
    .insertInto("booking_permissions")
    .values({ booking_id: bookingId, browser_hash: hashOf(browser), ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(["booking_id", "browser_hash"])
        .doUpdateSet(columns)
        .where("booking_permissions.expires_at", "<", columns.expires_at),
    )
    .execute();
  return columns.expires_at;
}

/**
 * Permits the browser that booked to act on the booking for an hour from its creation, even if the checkout
 * is repeated later.
 */
export async function permitBookingBrowser(
  transaction: Transaction,
  { bookingId, browser }: { bookingId: string; browser: string },
): Promise<void> {
  const { created_at: since } = await transaction
    .selectFrom("bookings")
    .select("created_at")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  await permitBrowser(transaction, { bookingId, browser, since });
}

/** Returns true if the request's browser may act on a booking without further proof. */
export async function isPermitted(
  db: Database,
  c: AppContext,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<boolean> {
  const browser = guestBrowser(c);
  if (browser === undefined) return false;
  const permission = await db
    .selectFrom("booking_permissions")
    .select("booking_id")
    .where("booking_id", "=", bookingId)
    .where("browser_hash", "=", hashOf(browser))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return permission !== undefined;
}

/**
 * Refuses an action through a signed link from a browser that has not proven control of the mailbox.
 *
 * @throws RefusalError `proof_required`.
 */
export async function requireProof(
  db: Database,
  c: AppContext,
  {
    action,
    viewer,
    ...booking
  }: { action: BookingAction; viewer: BookingViewer; bookingId: string; now: Date },
): Promise<void> {
  if (!needsMailboxProof(viewer, action) || (await isPermitted(db, c, booking))) return;
  throw new RefusalError("proof_required", { fields: { code: "required" } });
}
