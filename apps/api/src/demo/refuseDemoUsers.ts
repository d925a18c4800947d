import { ConfigurationError } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { demoAccounts } from "./demoAccounts.ts";

/**
 * Refuses to start production with demo accounts, whose passwords are published.
 *
 * @throws ConfigurationError when the database has one.
 */
export async function refuseDemoUsers(db: Database): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const demoUser = await db
    .selectFrom("users")
    .select("id")
    .where("email", "in", emails)
    .limit(1)
    .executeTakeFirst();
  if (demoUser === undefined) return;
  throw new ConfigurationError(
    "DATABASE_URL points at a database with demonstration users: production needs a separate database.",
  );
}
