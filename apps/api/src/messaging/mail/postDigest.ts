import { sql } from "kysely";
import { insertTogether } from "#api/database/statements/insertTogether.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Mail } from "./Mail.ts";
import { outboxRow } from "./postMail.ts";

/**
 * Milliseconds that a digest waits for the next booking of its bulk action, so that it is sent even if the
 * action is interrupted.
 */
const MAX_DELAY = 60_000;

/** The digests of one bulk action on bookings: outbox ids by the reader's address. */
export type Digest = Map<string, string>;

/** A mail about one booking that is added to the reader's digest. */
export type DigestMail = Mail & { content: Extract<Mail["content"], { kind: "bookingsChanged" }> };

/**
 * Adds a booking to each reader's digest, in the booking's transaction. Starts another digest if the last one has
 * already been sent.
 */
export async function postDigest(
  transaction: Transaction,
  digest: Digest,
  mails: readonly DigestMail[],
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + MAX_DELAY);
  for (const mail of mails) {
    const { address } = mail.to;
    const id = digest.get(address);
    if (id !== undefined && (await appendToDigest(transaction, { id, mail, due: dueAt }))) continue;
    const row = { ...outboxRow(mail, now), next_attempt_at: dueAt };
    await insertTogether(transaction, { outbox: [row] });
    digest.set(address, row.id);
  }
}

async function appendToDigest(
  transaction: Transaction,
  { id, mail, due: dueAt }: { id: string; mail: DigestMail; due: Date },
): Promise<boolean> {
  const bookings = JSON.stringify(mail.content.bookings);
  const { numUpdatedRows } = await transaction
    .updateTable("outbox")
    .set({
      data: sql`jsonb_set(data, '{bookings}', (data -> 'bookings') || ${bookings}::jsonb)`,
      next_attempt_at: dueAt,
    })
    .where("id", "=", id)
    .where("attempts", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes the digests due after the bulk action. */
export async function releaseDigest(db: Database, digest: Digest, now: Date): Promise<void> {
  if (digest.size === 0) return;
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("id", "in", [...digest.values()])
    .where("attempts", "=", 0)
    .execute();
}
