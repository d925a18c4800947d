import type { Transaction } from "#api/database/Schema.ts";

/**
 * Revokes sessions, mailed links, passkeys [PK7] and social identities. The caller replaces the password.
 */
export async function revokeAccess(
  transaction: Transaction,
  userId: string,
  { keepsIdentities = false }: { keepsIdentities?: boolean } = {},
): Promise<void> {
  await transaction.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await transaction.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
  await transaction.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await transaction.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
  if (keepsIdentities) return;
  await transaction.deleteFrom("social_identities").where("user_id", "=", userId).execute();
}
