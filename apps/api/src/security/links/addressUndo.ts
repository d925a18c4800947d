import type { AddressUndoRow } from "#api/database/tables/accountTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { createLink, type PresentedLink, isLive } from "./oneUseLink.ts";

/** Creates the link that undoes a change of address: valid for 7 days and one use (product.md, section 14). */
export async function issueAddressUndo(
  transaction: Transaction,
  { userId, oldEmail }: { userId: string; oldEmail: string },
  tools: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<{ undoSeed: string; undoUntil: Date }> {
  const { seed, columns } = createLink("address_undos", tools);
  await transaction
    .insertInto("address_undos")
    .values({ ...columns, user_id: userId, old_email: oldEmail })
    .execute();
  return { undoSeed: seed, undoUntil: columns.expires_at };
}

/** Returns the row of an unused, unexpired link. */
export function findAddressUndo(db: Database, presented: PresentedLink): Promise<AddressUndoRow | undefined> {
  return db.selectFrom("address_undos").selectAll().where(isLive(presented)).executeTakeFirst();
}

/** Spends a link and deletes the links of later changes. Earlier links stay valid: they restore an earlier address. */
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
 * Returns true if an address is reserved for the account that gave it up: no other account may take it until
 * the undo link expires. Requires the lock of the address.
 */
export async function isAddressReserved(
  db: Database,
  email: string,
  { now, exceptUserId }: { now: Date; exceptUserId?: string },
): Promise<boolean> {
  const undo = await db
    .selectFrom("address_undos")
    .select("user_id")
    .where("old_email", "=", email)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .$if(exceptUserId !== undefined, (query) => query.where("user_id", "!=", exceptUserId ?? ""))
    .executeTakeFirst();
  return undo !== undefined;
}
