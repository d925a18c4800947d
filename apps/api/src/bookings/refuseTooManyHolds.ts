import { sql } from "kysely";
import type { Config } from "#api/config/readConfig.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { countUnconfirmedHolds } from "./countUnconfirmedHolds.ts";

/** A signed-in driver, or a guest with e-mail and network address. */
export type Booker = { userId: string } | { email: string; addressKey: string };

/**
 * Limits the live unpaid holds of one person (product.md, section 12). Requires the locks of `bookerLocks`. A
 * phone number has no limit, since anyone can type it; nor do a stranger's guest bookings with a driver's
 * e-mail count.
 *
 * @throws RefusalError `too_many_holds`, for a guest also `too_many_from_network`.
 */
export async function refuseTooManyHolds(
  transaction: Transaction,
  booker: Booker,
  { business, now }: { business: Config["business"]; now: Date },
): Promise<void> {
  const live = await countUnpaidHolds(transaction, booker, now);
  if (live >= business.maximumUnpaidHolds) throw new RefusalError("too_many_holds");
  if ("userId" in booker) return;
  const unconfirmed = await countUnconfirmedHolds(transaction, booker.addressKey, now);
  if (unconfirmed >= business.maximumUnconfirmedHolds) throw new RefusalError("too_many_from_network");
}

async function countUnpaidHolds(transaction: Transaction, booker: Booker, now: Date): Promise<number> {
  const counted = transaction
    .selectFrom("bookings")
    .select(sql<number>`count(*)`.as("live"))
    .where("lapses_at", ">", now);
  const own =
    "userId" in booker
      ? counted
          .where("driver_id", "=", booker.userId)
          .where((or) => or.or([or("is_guest", "=", false), or("link_opened_at", "is not", null)]))
      : counted.where("driver_email", "=", booker.email).where("is_guest", "=", true);
  return (await own.executeTakeFirstOrThrow()).live;
}
