import { type RawBuilder, sql } from "kysely";
import type { Config } from "#api/server/config/readConfig.ts";
import type { SqlValue } from "#api/database/statements/compileOnce.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { unconfirmedHolds } from "./countUnconfirmedHolds.ts";

/** A signed-in driver, or a guest with email and network address. */
export type Booker = { userId: SqlValue<string> } | { email: SqlValue<string>; networkKey: SqlValue<string> };

/** Numbers of live unpaid holds that count towards a person's limits. */
export interface UnpaidHolds {
  own: number;
  /** Holds of unconfirmed guests with the same network address; 0 for a signed-in driver. */
  ofAddress: number;
}

/**
 * Limits the live unpaid holds of one person (product.md, section 12). Requires the locks of `bookerLocks`. There is no
 * limit per phone number, since anyone can enter one. A stranger's guest bookings with a driver's email do not count
 * either.
 *
 * @throws RefusalError `too_many_holds`, for a guest also `too_many_from_network`.
 */
export async function refuseTooManyHolds(
  transaction: Transaction,
  booker: Booker,
  { business, now }: { business: Config["business"]; now: Date },
): Promise<void> {
  const { rows } = await sql<UnpaidHolds>`select ${unpaidHolds(booker, now)}`.execute(transaction);
  const [holds = { own: 0, ofAddress: 0 }] = rows;
  refuseHolds(holds, business);
}

/**
 * Rejects a booking when the person has reached a limit of holds.
 *
 * @throws RefusalError `too_many_holds`, `too_many_from_network`.
 */
export function refuseHolds({ own, ofAddress }: UnpaidHolds, business: Config["business"]): void {
  if (own >= business.maximumUnpaidHolds) throw new RefusalError("too_many_holds");
  if (ofAddress >= business.maximumUnconfirmedHolds) throw new RefusalError("too_many_from_network");
}

/** Returns the columns `own` and `ofAddress` for a query. */
export function unpaidHolds(booker: Booker, now: SqlValue<Date>): RawBuilder<UnpaidHolds> {
  const isOwn =
    "userId" in booker
      ? sql`driver_id = ${booker.userId} and (not is_guest or link_opened_at is not null)`
      : sql`driver_email = ${booker.email} and is_guest`;
  const ofAddress = "userId" in booker ? sql`0` : unconfirmedHolds(booker.networkKey, now);
  return sql`
    (select count(*) from bookings where lapses_at > ${now} and ${isOwn}) as own,
    ${ofAddress} as "ofAddress"`;
}
