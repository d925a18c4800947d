import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Database } from "#api/database/Schema.ts";

/** Returns whether the account has a password or a social identity. */
export async function hasSignInMethod(
  db: Database,
  { id, password_hash }: Pick<UserRow, "id" | "password_hash">,
): Promise<boolean> {
  if (password_hash !== null) return true;
  const identities = db.selectFrom("social_identities").select("subject");
  return (await identities.where("user_id", "=", id).executeTakeFirst()) !== undefined;
}
