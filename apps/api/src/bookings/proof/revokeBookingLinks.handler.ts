import type { revokeBookingLinks } from "@sayara/api-client/contract/bookings/revokeBookingLinks";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { openBooking, type OpenedBooking } from "#api/bookings/read/openBooking.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { bookingToken } from "#api/security/links/bookingLink.ts";
import { linkVersionOf, revokeLinksOfBooking } from "#api/security/links/revokeLinks.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { setGuestBrowserCookie } from "#api/security/links/guestBrowser.ts";
import { permitBrowser, requireProof } from "#api/security/links/permission.ts";

/**
 * Revokes the signed links of a guest's booking at the driver's request, and mails the driver a new one. The calling
 * page gets one too, and its browser's permission starts again.
 */
export const handleRevokeBookingLinks: Handler<typeof revokeBookingLinks> = async ({
  params: { id },
  body: { token },
  user,
  dependencies,
  context,
}) => {
  const { db, config } = dependencies;
  const opened = await openBooking({ id, token: token ?? undefined, user }, dependencies);
  const { link, viewer: previousViewer, now } = opened;
  await requireRevocable(db, context, opened);
  const browser = link === undefined ? undefined : setGuestBrowserCookie(context);
  const revoked = await inTransaction(db, async (transaction) => {
    // Under this lock no booking moves to another driver.
    await lockInOrder(transaction, [carLock(opened.row.car_id)]);
    const row = await readBooking(transaction, opened.row.id);
    await lockAccount(transaction, { id: row.driver_id });
    const viewer = await rereadViewer(transaction, context, { previousViewer, row });
    await requireRevocable(transaction, context, { row, viewer, now });
    await revokeLinksOfBooking(transaction, row.id);
    if (browser !== undefined) await permitBrowser(transaction, { bookingId: row.id, browser, since: now });
    const facts = await readMailedFacts(transaction, row, config.business);
    const { name, address, language } = facts.driver;
    await limitMailsTo(dependencies, { db: transaction, kind: "newLink", address });
    const content = { kind: "linksRevoked", ...bookingMailFields(facts), revokedAt: now } as const;
    await postMail(transaction, [{ to: { name, address }, language, content }], now);
    return { id: row.id, to: row.to_at, linkVersion: await linkVersionOf(transaction, row.id) };
  });
  const newToken = link && bookingToken(config.secret, revoked, link);
  return { ok: true, status: 200, data: { token: newToken ?? null } };
};

async function readBooking(transaction: Transaction, id: string): Promise<StoredBooking> {
  const row = await transaction
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}

async function requireRevocable(
  db: Database,
  context: AppContext,
  { row, viewer, now }: Pick<OpenedBooking, "row" | "viewer" | "now">,
): Promise<void> {
  const situation = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  if (!isAllowed({ action: "revokeLinks", viewer, booking: situation, now }))
    throw new RefusalError("not_allowed");
  if (!row.is_guest) throw new RefusalError("transition_refused");
  await requireProof(db, context, { action: "revokeLinks", viewer, bookingId: row.id, now });
}
