import type { mailBookingCode } from "@sayara/api-client/contract/bookings/proveBooking";
import { limitLinks } from "#api/accounts/signUp/limitLinks.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { openByLink } from "#api/bookings/read/openBooking.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { issueBookingCode } from "#api/security/links/bookingCode.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { setGuestBrowserCookie } from "#api/security/links/guestBrowser.ts";

/**
 * Codes per booking: six in a row, then one every half hour. A leaked link then allows about 240 guesses a day at one
 * in a million codes.
 */
const CODE_LIMIT = { name: "booking code", burst: 6, secondsEach: 1800 };

/** Mails a code to the driver, valid only for the booking and the request's browser. */
export const handleMailBookingCode: Handler<typeof mailBookingCode> = async ({
  params: { id },
  body: { token },
  dependencies,
  context,
}) => {
  await limitLinks(dependencies, context);
  const { row, now } = await openByLink({ id, token }, dependencies);
  const browser = setGuestBrowserCookie(context);
  const data = await inTransaction(dependencies.db, async (transaction) => {
    const tools = { ...dependencies, db: transaction };
    const { email } = await transaction
      .selectFrom("users")
      .select("email")
      .where("id", "=", row.driver_id)
      .executeTakeFirstOrThrow();
    await limitRate(tools, { ...CODE_LIMIT, key: row.id });
    await limitMailsTo(tools, { db: transaction, kind: "bookingCode", address: email });
    const bearer = { bookingId: row.id, browser };
    const code = await issueBookingCode(transaction, bearer, { ...dependencies, now });
    const { driver_full_name: driverName, reference, language } = row;
    const content = { kind: "bookingCode", driverName, reference, ...code } as const;
    await postMail(transaction, [{ to: { name: driverName, address: email }, language, content }], now);
    return { email, expiresAt: code.expiresAt.toISOString() };
  });
  return { ok: true, status: 200, data };
};
