import type { Database } from "#api/database/Schema.ts";

/** Returns whether an account has an alert of a saved car [SV4, SV7]. */
export async function wantsPriceAlerts(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("saved_cars")
    .select("id")
    .where("user_id", "=", userId)
    .where("alert_since", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
