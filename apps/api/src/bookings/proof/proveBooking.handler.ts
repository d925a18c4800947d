import type { proveBooking } from "@sayara/api-client/contract/bookings/proveBooking";
import { limitLinks } from "#api/accounts/signUp/limitLinks.ts";
import { openByLink } from "#api/bookings/read/openBooking.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { spendBookingCode } from "#api/security/links/bookingCode.ts";
import { guestBrowser } from "#api/security/links/guestBrowser.ts";
import { permitBrowser } from "#api/security/links/permission.ts";

/** Exchanges a mailed code for a permission of the browser that requested it [RO4]. */
export const handleProveBooking: Handler<typeof proveBooking> = async ({
  params: { id },
  body: { token, code },
  dependencies,
  context,
}) => {
  await limitLinks(dependencies, context);
  const { row, now } = await openByLink({ id, token }, dependencies);
  const browser = guestBrowser(context);
  if (browser === undefined) throw new RefusalError("code_expired");
  const bearer = { bookingId: row.id, browser };
  // The error is thrown after the commit, because a wrong code must be counted.
  const until = await inTransaction(dependencies.db, async (transaction) => {
    const outcome = await spendBookingCode(transaction, { ...bearer, code }, { ...dependencies, now });
    return outcome === "right" ? permitBrowser(transaction, { ...bearer, since: now }) : outcome;
  });
  if (until === "code_wrong") throw new RefusalError(until, { fields: { code: "invalid" } });
  if (until === "code_expired") throw new RefusalError(until);
  return { ok: true, status: 200, data: { until: until.toISOString() } };
};
