import type { revokeBookingLinks } from "@sayara/api-client/contract/bookings/revokeBookingLinks";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { openBooking } from "#api/bookings/openBooking.ts";
import { rereadViewer } from "#api/bookings/readViewer.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { bookingToken } from "#api/links/bookingLink.ts";
import { linkVersionOf, revokeLinksOfBooking } from "#api/links/revokeLinks.ts";
import { postMail } from "#api/mail/postMail.ts";
import { setGuestBrowserCookie } from "#api/links/guestBrowser.ts";
import { permitBrowser, requireProof } from "#api/links/permission.ts";

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
  const { row, link, viewer, now } = await openBooking({ id, token: token ?? undefined, user }, dependencies);
  const situation = { status: row.status, pickup: row.from_at, dropOff: row.to_at };
  if (!isAllowed({ action: "revokeLinks", viewer, booking: situation, now }))
    throw new RefusalError("not_allowed");
  if (!row.is_guest) throw new RefusalError("transition_refused");
  const proof = { action: "revokeLinks", viewer, bookingId: row.id, now } as const;
  await requireProof(db, context, proof);
  const browser = link === undefined ? undefined : setGuestBrowserCookie(context);
  const linkVersion = await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, { id: row.driver_id });
    await rereadViewer(transaction, context, { previousViewer: viewer, row });
    await requireProof(transaction, context, proof);
    await revokeLinksOfBooking(transaction, row.id);
    if (browser !== undefined) await permitBrowser(transaction, { bookingId: row.id, browser, since: now });
    const facts = await readMailedFacts(transaction, row, config.business);
    const { name, address, language } = facts.driver;
    await limitMailsTo(dependencies, { db: transaction, kind: "newLink", address });
    const content = { kind: "linksRevoked", ...bookingMailFields(facts), revokedAt: now } as const;
    await postMail(transaction, [{ to: { name, address }, language, content }], now);
    return linkVersionOf(transaction, row.id);
  });
  const newToken = link && bookingToken(config.secret, { id: row.id, to: row.to_at, linkVersion }, link);
  return { ok: true, status: 200, data: { token: newToken ?? null } };
};
