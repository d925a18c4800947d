import { activationExpiresAt, emailUndoExpiresAt } from "@sayara/domain/account/activation";
import type { ExpressionBuilder } from "kysely";
import type { Database, Schema } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/** The tables of mailed links. A link works once and until it expires. Its row stores only the hash of its token. */
export type LinkTable = keyof typeof tables;

const tables = {
  mailed_tokens: { purpose: "mailed-token", expiresAt: activationExpiresAt },
  address_undos: { purpose: "address-undo", expiresAt: emailUndoExpiresAt },
};

type Tools = Pick<Dependencies, "config"> & { now: Date };

/** Creates a link: the seed for the outbox, and the columns that both tables share. */
export function createLink(
  table: LinkTable,
  { config, randomBytes, now }: Tools & Pick<Dependencies, "randomBytes">,
) {
  const seed = randomBytes(32).toString("base64url");
  const token_hash = hashOf(linkToken(config.secret, table, seed));
  return { seed, columns: { token_hash, created_at: now, expires_at: tables[table].expiresAt(now) } };
}

/**
 * Derives a link's token from its seed and the installation key: 32 bytes in base64url. The outbox stores only the
 * seed, which is useless without the key.
 */
export function linkToken(installationKey: string, table: LinkTable, seed: string): string {
  return keyedHash(installationKey, tables[table].purpose, seed);
}

/**
 * Starts the lifetime of a link when its mail is sent, so that a slow mail server does not shorten it. Does not revive
 * a used or deleted link.
 *
 * @returns its expiry.
 */
export async function startLink(
  db: Database,
  table: LinkTable,
  seed: string,
  { config, now }: Tools,
): Promise<Date> {
  const expires_at = tables[table].expiresAt(now);
  await db
    .updateTable(table)
    .set({ expires_at })
    .where("token_hash", "=", hashOf(linkToken(config.secret, table, seed)))
    .where("used_at", "is", null)
    .execute();
  return expires_at;
}

export interface PresentedLink {
  userId: string;
  token: string;
  now: Date;
}

/** Returns the condition for the row of an unused, unexpired link [AC1, AC2]. */
export function isLive({ userId, token, now }: PresentedLink) {
  return (link: ExpressionBuilder<Schema, LinkTable>) =>
    link.and([
      link("token_hash", "=", hashOf(token)),
      link("user_id", "=", userId),
      link("used_at", "is", null),
      link("expires_at", ">", now),
    ]);
}
