import { emailUndoExpiresAt } from "@sayara/domain/account/activation";
import type { AddressUndoRow } from "#api/database/accountTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/**
 * Makes the secret of a link that takes a change of address back: seven days, one use.
 *
 * @returns the seed, which the outbox may hold: only this installation's key makes the secret of it.
 */
export async function issueAddressUndo(
  transaction: Transaction,
  { userId, oldEmail }: { userId: string; oldEmail: string },
  { config, randomBytes, now }: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<{ undoSeed: string; undoUntil: Date }> {
  const undoSeed = randomBytes(32).toString("base64url");
  const undoUntil = emailUndoExpiresAt(now);
  await transaction
    .insertInto("address_undos")
    .values({
      token_hash: hashOf(addressUndoToken(config.secret, undoSeed)),
      user_id: userId,
      old_email: oldEmail,
      created_at: now,
      expires_at: undoUntil,
    })
    .execute();
  return { undoSeed, undoUntil };
}

/** Begins the seven days when the mail leaves. One that was used meanwhile stays so. */
export async function startAddressUndo(
  db: Queries,
  undoSeed: string,
  { config, now }: Pick<Dependencies, "config"> & { now: Date },
): Promise<Date> {
  const undoUntil = emailUndoExpiresAt(now);
  await db
    .updateTable("address_undos")
    .set({ expires_at: undoUntil })
    .where("token_hash", "=", hashOf(addressUndoToken(config.secret, undoSeed)))
    .where("used_at", "is", null)
    .execute();
  return undoUntil;
}

/** The secret of the link: 32 bytes in base64url. */
export function addressUndoToken(secret: string, undoSeed: string): string {
  return keyedHash(secret, "address-undo", undoSeed);
}

/** The link as it is kept, if it is still good. */
export function findAddressUndo(
  db: Queries,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<AddressUndoRow | undefined> {
  return db
    .selectFrom("address_undos")
    .selectAll()
    .where("token_hash", "=", hashOf(token))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses up a link, and ends those of every change that was asked for after it. */
export async function spendAddressUndo(
  transaction: Transaction,
  { token_hash, user_id, created_at }: AddressUndoRow,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("address_undos")
    .set({ used_at: now })
    .where("token_hash", "=", token_hash)
    .execute();
  await transaction
    .deleteFrom("address_undos")
    .where("user_id", "=", user_id)
    .where("created_at", ">=", created_at)
    .where("token_hash", "!=", token_hash)
    .execute();
}

/**
 * Whether an address is kept for an account that has left it: its owner may take it back, so nobody else gets it until
 * then. Asked under the address's lock.
 */
export async function isAddressKept(
  db: Queries,
  email: string,
  { now, besides }: { now: Date; besides?: string },
): Promise<boolean> {
  const undo = await db
    .selectFrom("address_undos")
    .select("user_id")
    .where("old_email", "=", email)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .$if(besides !== undefined, (query) => query.where("user_id", "!=", besides ?? ""))
    .executeTakeFirst();
  return undo !== undefined;
}
