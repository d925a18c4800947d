import type { resendConfirmation } from "@sayara/api-client/contract/bookings/resendConfirmation";
import { pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import { limitLinks } from "#api/accounts/signUp/limitLinks.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { activationLink } from "#api/accounts/signUp/mailLink.ts";
import { bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { awaitsGuestConfirmation } from "#api/bookings/read/bookingView.ts";
import { openByLink } from "#api/bookings/read/openBooking.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { bookingToken } from "#api/security/links/bookingLink.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { isPermitted } from "#api/security/links/permission.ts";
import { moveBookingToAddress } from "./moveBookingToAddress.ts";

/** Mails a guest the confirmation again, after moving the booking to a corrected address if one is given. */
export const handleResendConfirmation: Handler<typeof resendConfirmation> = async ({
  params: { id },
  body: { token, email },
  dependencies,
  context,
}) => {
  const { db, config } = dependencies;
  await limitLinks(dependencies, context);
  const { row, link, now } = await openByLink({ id, token }, dependencies);
  if (link === undefined) throw new RefusalError("not_found");
  // The mail may have reached a stranger, who then has the token too, so only the browser that booked may correct the
  // address. While registered addresses are secret no browser may, because the response would reveal whether an address
  // has an account.
  const mayCorrect =
    config.revealRegisteredEmails && (await isPermitted(db, context, { bookingId: row.id, now }));
  if (email !== row.driver_email && !mayCorrect) throw new RefusalError("proof_required");
  const linkVersion = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [carLock(row.car_id), emailLock(row.driver_email), emailLock(email)]);
    const current = await transaction
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", row.id)
      .executeTakeFirstOrThrow();
    if (!awaitsGuestConfirmation(current) || (current.lapses_at ?? now) <= now)
      throw new RefusalError("transition_refused");
    await limitMailsTo(dependencies, { db: transaction, kind: "booking", address: email });
    const correctedRow =
      email === current.driver_email
        ? current
        : await moveBookingToAddress(transaction, current, { ...dependencies, email, now });
    return requeueMail(transaction, correctedRow, { ...dependencies, now });
  });
  const newToken = bookingToken(config.secret, { id: row.id, to: row.to_at, linkVersion }, link);
  return { ok: true, status: 200, data: { token: newToken } };
};

/** Queues the guest's mail again, with fresh links. Returns the version of the booking's links. */
async function requeueMail(
  transaction: Transaction,
  row: StoredBooking,
  tools: Parameters<typeof activationLink>[2],
): Promise<number> {
  const facts = await readMailedFacts(transaction, row, tools.config.business);
  const { name, address, language } = facts.driver;
  const content = {
    kind: "bookingRequested",
    ...bookingMailFields(facts),
    answerBy: pendingLapsesAt({ createdAt: row.created_at, pickup: row.from_at }),
    openLinkBy: row.lapses_at ?? tools.now,
    ...(await activationLink(transaction, { userId: row.driver_id, email: address }, tools)),
  } as const;
  await postMail(transaction, [{ to: { name, address }, language, content }], tools.now);
  return facts.linkVersion;
}
