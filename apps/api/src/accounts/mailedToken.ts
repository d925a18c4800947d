import { activationExpiresAt } from "@sayara/domain/account/activation";
import type { MailedTokenKind, MailedTokenRow } from "#api/database/accountTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/**
 * Makes the secret of a link: one day, one use. Links of this kind that were mailed before stop working.
 *
 * @returns the seed, which the outbox may hold: only this installation's key makes the secret of it.
 */
export async function issueMailedToken(
  transaction: Transaction,
  { userId, kind, email }: { userId: string; kind: MailedTokenKind; email: string },
  { config, randomBytes, now }: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<{ tokenSeed: string; expiresAt: Date }> {
  const tokenSeed = randomBytes(32).toString("base64url");
  const expiresAt = activationExpiresAt(now);
  await transaction
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .execute();
  await transaction
    .insertInto("mailed_tokens")
    .values({
      token_hash: hashOf(mailedToken(config.secret, tokenSeed)),
      user_id: userId,
      kind,
      email,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { tokenSeed, expiresAt };
}

/** The secret of a mailed link: 32 bytes in base64url. */
export function mailedToken(secret: string, tokenSeed: string): string {
  return keyedHash(secret, "mailed-token", tokenSeed);
}

interface Given {
  userId: string;
  token: string;
  now: Date;
}

/** The link as it is kept, if it is still good. Asking does not use it up. */
export function findMailedToken(
  db: Queries,
  { userId, token, now }: Given,
): Promise<MailedTokenRow | undefined> {
  return db
    .selectFrom("mailed_tokens")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses up a link: of two that try at the same time one gets it. */
export function spendMailedToken(
  transaction: Transaction,
  { userId, token, now }: Given,
): Promise<MailedTokenRow | undefined> {
  return transaction
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashOf(token))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}
