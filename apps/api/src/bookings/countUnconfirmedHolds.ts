import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";

/** Counts the unconfirmed guest holds of one network address. */
export async function countUnconfirmedHolds(db: Queries, addressKey: string, now: Date): Promise<number> {
  const { live } = await db
    .selectFrom("bookings")
    .select(sql<number>`count(*)`.as("live"))
    .where("address_key", "=", addressKey)
    .where("is_guest", "=", true)
    .where("link_opened_at", "is", null)
    .where("lapses_at", ">", now)
    .executeTakeFirstOrThrow();
  return live;
}
