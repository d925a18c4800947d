import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { insertTogether, type NewRow } from "#api/database/statements/insertTogether.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { IdempotencyKeyRow } from "#api/database/tables/serviceTables.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "./refusals.ts";

/** A person's attempt at a call. The same key means the same attempt. */
export interface Attempt {
  scope: string;
  key: string;
  bodyHash: string;
}

/** Reads the attempt from a request's `Idempotency-Key`. Undefined without the header. */
export function readAttempt(
  c: AppContext,
  { caller, body }: { caller: string; body: unknown },
): Attempt | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  // 8 to 200 printable ASCII characters without spaces.
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new RefusalError("invalid_input");
  const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  // The path, not its pattern: a person's key for one booking is not valid for another booking.
  return { scope: `${c.req.path} ${caller}`, key, bodyHash };
}

/** Returns the lock for `findStoredResult` and `storeResult`: a repeated request waits for the first one. */
export function attemptLock({ scope, key }: Attempt): string {
  return `attempt ${scope} ${key}`;
}

/**
 * Returns the stored result of an earlier request with this key, if any.
 *
 * @throws RefusalError `idempotency_conflict` if the key was used for another request.
 */
export async function findStoredResult(db: Database, attempt: Attempt): Promise<unknown> {
  const stored = await db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "result"])
    .where("scope", "=", attempt.scope)
    .where("key", "=", attempt.key)
    .executeTakeFirst();
  return stored && resultOf(stored, attempt);
}

/** Stored columns of an attempt. */
export type StoredResult = Pick<Selectable<IdempotencyKeyRow>, "body_hash" | "result">;

/**
 * Returns the result of a stored attempt.
 *
 * @throws RefusalError `idempotency_conflict` if the key was used for another request.
 */
export function resultOf(stored: StoredResult, { bodyHash }: Attempt): unknown {
  if (stored.body_hash !== bodyHash) throw new RefusalError("idempotency_conflict");
  return stored.result;
}

/** Deletes the result of an attempt whose effect was undone in this transaction. The key may then be used again. */
export async function deleteResult(transaction: Transaction, { scope, key }: Attempt): Promise<void> {
  await transaction
    .deleteFrom("idempotency_keys")
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();
}

/** Stores the attempt's result, in the transaction of its changes. Refusals change nothing and are not stored. */
export async function storeResult(
  transaction: Transaction,
  attempt: Attempt,
  result: object,
  now: Date,
): Promise<void> {
  await insertTogether(transaction, { idempotency_keys: [resultRow(attempt, result, now)] });
}

/** Returns the row that stores an attempt's result. */
export function resultRow(
  { scope, key, bodyHash }: Attempt,
  result: object,
  now: Date,
): NewRow<"idempotency_keys"> {
  return { scope, key, body_hash: bodyHash, result, created_at: now };
}
