import { activationExpiresAt } from "@sayara/domain/account/activation";
import type { MailedTokenKind, MailedTokenRow } from "#api/database/accountTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/**
 * How many links of a kind work at the same time. Anybody may ask for one: were it the end of the one before, a request
 * every five minutes would keep an owner from ever using theirs. This many take more than an hour to ask for.
 */
const LINKS_KEPT = 20;

interface NewLink {
  userId: string;
  kind: MailedTokenKind;
  /** Where it is mailed to. */
  email: string;
  /** The address that a `permission` allows. */
  newEmail?: string | null;
}

/**
 * Makes the secret of a link: one day, one use. Those of this kind that were mailed before to the same address stay
 * good until one of them is used.
 *
 * @returns the seed, which the outbox may hold: only this installation's key makes the secret of it.
 */
export async function issueMailedToken(
  transaction: Transaction,
  { userId, kind, email, newEmail = null }: NewLink,
  { config, randomBytes, now }: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<{ tokenSeed: string; expiresAt: Date }> {
  const tokenSeed = randomBytes(32).toString("base64url");
  const expiresAt = activationExpiresAt(now);
  const ofThisKind = transaction
    .selectFrom("mailed_tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("kind", "=", kind);
  const kept = ofThisKind
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .limit(LINKS_KEPT - 1);
  await transaction
    .deleteFrom("mailed_tokens")
    .where("token_hash", "in", ofThisKind)
    .where("token_hash", "not in", kept)
    .execute();
  await transaction
    .insertInto("mailed_tokens")
    .values({
      token_hash: hashOf(mailedToken(config.secret, tokenSeed)),
      user_id: userId,
      kind,
      email,
      new_email: newEmail,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { tokenSeed, expiresAt };
}

/**
 * A link's day begins when its mail leaves, however long the mail server kept it waiting. One that was used or ended
 * meanwhile stays so.
 *
 * @returns when it ends.
 */
export async function startMailedToken(
  db: Queries,
  tokenSeed: string,
  { config, now }: Pick<Dependencies, "config"> & { now: Date },
): Promise<Date> {
  const expiresAt = activationExpiresAt(now);
  await db
    .updateTable("mailed_tokens")
    .set({ expires_at: expiresAt })
    .where("token_hash", "=", hashOf(mailedToken(config.secret, tokenSeed)))
    .where("used_at", "is", null)
    .execute();
  return expiresAt;
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

/** Uses up a link, and with it every other of its kind: of two that try at the same time one gets it. */
export async function spendMailedToken(
  transaction: Transaction,
  { userId, token, now }: Given,
): Promise<MailedTokenRow | undefined> {
  const spent = await transaction
    .updateTable("mailed_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashOf(token))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (spent === undefined) return undefined;
  await transaction
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", spent.kind)
    .where("token_hash", "!=", spent.token_hash)
    .execute();
  return spent;
}
