import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Queries } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { LinkKind } from "#api/links/bookingLink.ts";

/**
 * Asks the permission to change a booking. A signed link only shows it: changing it through one needs a fresh proof of
 * the mailbox (product.md, section 13), which no call gives yet.
 *
 * @throws RefusalError `not_allowed`.
 */
export function requireChanger(
  _db: Queries,
  { link }: { link: LinkKind | undefined; booking: StoredBooking },
): Promise<void> {
  return link === undefined ? Promise.resolve() : Promise.reject(new RefusalError("not_allowed"));
}
