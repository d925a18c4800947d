import { sql } from "kysely";
import { insertTogether } from "#api/database/statements/insertTogether.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { Mail } from "./Mail.ts";
import { outboxRow } from "./postMail.ts";

/**
 * Milliseconds that a digest waits for the next booking of its bulk action, so that it is sent even if the action
 * breaks off.
 */
const LONGEST_PAUSE = 60_000;

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
  const due = new Date(now.getTime() + LONGEST_PAUSE);
  for (const mail of mails) {
    const { address } = mail.to;
    const id = digest.get(address);
    if (id !== undefined && (await extend(transaction, { id, mail, due }))) continue;
    const row = { ...outboxRow(mail, now), next_attempt_at: due };
    await insertTogether(transaction, { outbox: [row] });
    digest.set(address, row.id);
  }
}

async function extend(
  transaction: Transaction,
  { id, mail, due }: { id: string; mail: DigestMail; due: Date },
): Promise<boolean> {
  const bookings = JSON.stringify(mail.content.bookings);
  const { numUpdatedRows } = await transaction
    .updateTable("outbox")
    .set({
      data: sql`jsonb_set(data, '{bookings}', (data -> 'bookings') || ${bookings}::jsonb)`,
      next_attempt_at: due,
    })
    .where("id", "=", id)
    .where("attempts", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes the digests due after the bulk action. */
export async function releaseDigest(db: Queries, digest: Digest, now: Date): Promise<void> {
  if (digest.size === 0) return;
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("id", "in", [...digest.values()])
    .where("attempts", "=", 0)
    .execute();
}
