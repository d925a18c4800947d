import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Progress } from "#api/database/workInSlots.ts";
import { insertTogether } from "#api/database/statements/insertTogether.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { outboxRow } from "#api/messaging/mail/postMail.ts";
import { isInAudience } from "./audienceCondition.ts";
import { mailOf } from "./mailOf.ts";
import { isUnqueued } from "./audienceRows.ts";

/** Maximum number of mails queued in one transaction. */
const BATCH = 100;
/** Maximum number of a message's mails in the outbox, so that a stopped message has few to drop. */
const MAX_QUEUED = 500;

/**
 * Queues the mails of messages that are being sent, in batches. One transaction writes the rows of a batch's recipients
 * and their mails. If a process dies, the next run continues: no recipient is missed, and none gets the message twice
 * [MA5]. Several processes may run it.
 *
 * @returns the number of queued mails.
 */
export async function queueAudienceMessages(
  tools: Pick<Dependencies, "db" | "clock" | "config">,
  {
    shouldContinue = () => true,
    batch = BATCH,
    maxQueued = MAX_QUEUED,
  }: Partial<Progress> & { batch?: number; maxQueued?: number } = {},
): Promise<number> {
  const messages = await tools.db
    .selectFrom("audience_messages")
    .select("id")
    .where("status", "=", "sending")
    .orderBy("started_at")
    .execute();
  let queued = 0;
  for (const { id } of messages) {
    let last = batch;
    while (last === batch && shouldContinue()) {
      last = await queueBatch(tools, id, { batch, maxQueued });
      queued += last;
    }
  }
  return queued;
}

/**
 * Queues a batch of a message, or marks the message as sent if no mail is left. Returns the number of queued
 * mails.
 */
function queueBatch(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  id: string,
  { batch, maxQueued }: { batch: number; maxQueued: number },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const message = await transaction
      .selectFrom("audience_messages")
      .selectAll()
      .where("id", "=", id)
      .where("status", "=", "sending")
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    // The message was stopped, or another process has locked it.
    if (message === undefined) return 0;
    const { waiting } = await transaction
      .selectFrom("audience_recipients")
      .select(sql<number>`count(*)::integer`.as("waiting"))
      .where("message_id", "=", id)
      .where("state", "=", "queued")
      .executeTakeFirstOrThrow();
    const room = Math.min(batch, maxQueued - waiting);
    if (room <= 0) return 0;
    const users = await transaction
      .selectFrom("users")
      .select(["id", "full_name", "email", "language"])
      .where(isInAudience(message, config.business.timeZone))
      .where(isUnqueued(message))
      .orderBy("id")
      .limit(room)
      .execute();
    const now = clock();
    if (users.length === 0 && waiting === 0) {
      await transaction
        .updateTable("audience_messages")
        .set({ status: "sent", finished_at: now, version: message.version + 1 })
        .where("id", "=", id)
        .execute();
      return 0;
    }
    const outbox = users.map((user) => outboxRow(mailOf(message, user), now));
    await insertTogether(transaction, {
      outbox,
      audience_recipients: users.map((user, index) => ({
        message_id: id,
        user_id: user.id,
        outbox_id: outbox[index]?.id ?? "",
        state: "queued" as const,
        queued_at: now,
        unsubscribed_at: null,
      })),
    });
    return users.length;
  });
}
