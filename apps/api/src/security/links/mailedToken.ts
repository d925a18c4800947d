import type { MailedTokenKind, MailedTokenRow } from "#api/database/tables/accountTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { createLink, type PresentedLink, isLive } from "./oneUseLink.ts";

/**
 * Maximum number of live links of one kind. Anyone can request a link. If each request invalidated the previous link, a
 * request every five minutes would prevent the owner from using theirs. At the rate limit, requesting this many takes
 * more than an hour.
 */
const MAX_LIVE_LINKS = 20;

interface NewLink {
  userId: string;
  kind: MailedTokenKind;
  email: string;
  /** The new email address that a link of the kind `permission` allows. */
  newEmail?: string | null;
}

/**
 * Creates a single-use link, valid for one day. Earlier links of this kind to the same address stay valid until one of
 * them is used.
 */
export async function issueMailedToken(
  transaction: Transaction,
  { userId, kind, email, newEmail = null }: NewLink,
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<{ tokenSeed: string; expiresAt: Date }> {
  const { seed, columns } = createLink("mailed_tokens", tools);
  const linksOfKind = transaction
    .selectFrom("mailed_tokens")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("kind", "=", kind);
  const retainedLinks = linksOfKind
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .limit(MAX_LIVE_LINKS - 1);
  await transaction
    .deleteFrom("mailed_tokens")
    .where("token_hash", "in", linksOfKind)
    .where("token_hash", "not in", retainedLinks)
    .execute();
  await transaction
    .insertInto("mailed_tokens")
    .values({ ...columns, user_id: userId, kind, email, new_email: newEmail })
    .execute();
  return { tokenSeed: seed, expiresAt: columns.expires_at };
}

/** Returns the row of an unused, unexpired link without spending it. */
export function findMailedToken(db: Database, presented: PresentedLink): Promise<MailedTokenRow | undefined> {
  return db.selectFrom("mailed_tokens").selectAll().where(isLive(presented)).executeTakeFirst();
}

/**
 * Spends a link and deletes the account's other links of the kind. Of two concurrent calls, only one gets the
 * row.
 */
export async function spendMailedToken(
  transaction: Transaction,
  presented: PresentedLink,
): Promise<MailedTokenRow | undefined> {
  const spentToken = await transaction
    .updateTable("mailed_tokens")
    .set({ used_at: presented.now })
    .where(isLive(presented))
    .returningAll()
    .executeTakeFirst();
  if (spentToken === undefined) return undefined;
  await transaction
    .deleteFrom("mailed_tokens")
    .where("user_id", "=", presented.userId)
    .where("kind", "=", spentToken.kind)
    .where("token_hash", "!=", spentToken.token_hash)
    .execute();
  return spentToken;
}
