import { sql } from "kysely";
import type { Logger } from "pino";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import type { FileStore } from "./FileStore.ts";

/**
 * Milliseconds within which an upload must write the row that refers to its file. Far longer than any
 * request.
 */
const UPLOAD_TIME = 3_600_000;
/** Milliseconds until a failed deletion is retried. */
const RETRY_AFTER = 3_600_000;
/** Files deleted concurrently. */
const SLOTS = 4;

interface Tools {
  db: Database;
  files: FileStore;
  clock: () => Date;
  logger: Logger;
}

/** Records files for deletion, in the transaction that removes the only row that refers to them. */
export async function markUnused(db: Database, keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto("unused_files")
    .values(keys.map((file_key) => ({ file_key, due_at: dueAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A file to store under a new key, by default an image. */
export interface NewFile {
  key: string;
  bytes: Uint8Array<ArrayBuffer>;
  type?: string;
}

/**
 * Stores a file under a new key, and the row that refers to it. Until that row is committed the file counts as unused, so
 * that a crash leaves no file without a reference.
 *
 * @param refer writes the row, in a transaction
 *
 * @throws the errors of `refer`.
 */
export function storeFile<Result>(
  tools: Tools,
  file: NewFile,
  refer: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return storeFiles(tools, [file], refer);
}

/** Stores several files that one row refers to; otherwise works like `storeFile`. */
export async function storeFiles<Result>(
  tools: Tools,
  newFiles: readonly NewFile[],
  refer: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { db, files, clock } = tools;
  const keys = newFiles.map(({ key }) => key);
  await markUnused(db, keys, new Date(clock().getTime() + UPLOAD_TIME));
  for (const { key, bytes, type = "image/webp" } of newFiles) await files.put(key, bytes, type);
  try {
    return await inTransaction(db, async (transaction) => {
      for (const key of keys) {
        if (!(await forget(transaction, key))) throw new Error("the job has taken the file of a long upload");
      }
      return refer(transaction);
    });
  } catch (error) {
    // After any other error the commit may have succeeded. If it did not, the job deletes the files in an
    // hour.
    if (error instanceof RefusalError) for (const key of keys) await removeNow(tools, key);
    throw error;
  }
}

/**
 * Deletes an unused file without waiting for the job, after the transaction that marked it. Logs a failure, because the
 * job retries it.
 */
export async function removeNow(
  { db, files, logger }: Pick<Tools, "db" | "files" | "logger">,
  key: string,
): Promise<void> {
  await remove(db, files, key).catch((error: unknown) => {
    logger.warn({ fault: describeFault(error) }, "an unused file was not deleted");
  });
}

/**
 * Deletes the files that are due, each outside of any transaction. Several processes may run it. The first failure ends
 * the run, because the store may be unavailable; its file is due again later.
 *
 * @returns the number of files tried.
 * @throws the error of the file store.
 */
export function removeUnusedFiles(
  { db, files, clock }: Omit<Tools, "logger">,
  { shouldContinue = () => true }: Progress = {},
): Promise<number> {
  let hasFailed = false;
  const lane = {
    slots: SLOTS,
    reserve: (count: number) => reserveDue(db, { count, now: clock() }),
    work: async ({ file_key: key }: { file_key: string }) => {
      try {
        await remove(db, files, key);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
  };
  return workInSlots([lane], { shouldContinue: () => !hasFailed && shouldContinue() });
}

function reserveDue(
  db: Database,
  { count, now }: { count: number; now: Date },
): Promise<{ file_key: string }[]> {
  const due = db
    .selectFrom("unused_files")
    .select("file_key")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(count)
    .modifyEnd(sql`for update skip locked`);
  return db
    .updateTable("unused_files")
    .set({ due_at: new Date(now.getTime() + RETRY_AFTER) })
    .where("file_key", "=", sql<string>`any(array(${due}))`)
    .returning("file_key")
    .execute();
}

/** Deletes a file, then its record. As long as the record remains, the job repeats the deletion. */
async function remove(db: Database, files: FileStore, key: string): Promise<void> {
  await files.remove(key);
  await forget(db, key);
}

/** Returns false if the file was not recorded. */
async function forget(db: Database, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("unused_files")
    .where("file_key", "=", key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
