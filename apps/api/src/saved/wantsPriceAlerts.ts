import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** Returns whether an account has an alert for a saved car [SV4, SV7]. */
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

/** Condition for rows of `users` that get mails about saved cars [SV6]. */
export const wantsMails = sql<boolean>`users.type = 'user' and users.activated_at is not null and users.erased_at is null
  and users.account_status <> 'blocked' and users.enable_email_notifications`;

/** Returns whether a mail about saved cars may be sent to an account: it has an alert and wants mails [SV4, SV6, SV7]. */
export async function mayMailPriceAlerts(db: Database, userId: string): Promise<boolean> {
  const account = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where(wantsMails)
    .executeTakeFirst();
  return account !== undefined && (await wantsPriceAlerts(db, userId));
}
