import { type Selectable, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import { isReachable, wantsKind } from "./audienceCondition.ts";

/**
 * Returns the mail of a message to an audience, addressed to the account's current address.
 *
 * @returns undefined if the mail is no longer sent, because the account was blocked or unsubscribed, its
 * agency was suspended [MA3], or the message was stopped. A stopped message returns the recipient to the
 * queue, unless an attempt was made before [MA5].
 */
export async function prepareAudienceMail(
  row: Selectable<OutboxRow>,
  db: Database,
): Promise<Selectable<OutboxRow> | undefined> {
  const recipient = await db
    .selectFrom("audience_recipients")
    .innerJoin("audience_messages", "audience_messages.id", "message_id")
    .innerJoin("users", "users.id", "user_id")
    .select(["audience_messages.status", "users.email"])
    .select(sql<boolean>`${isReachable} and ${wantsKind(sql`audience_messages.kind`)}`.as("isWanted"))
    .where("outbox_id", "=", row.id)
    .executeTakeFirst();
  // No recipient refers to this mail, so a later mail of the same message has replaced it.
  if (recipient === undefined) return undefined;
  if (recipient.status === "stopped") {
    // A failed earlier attempt may still have been delivered, so its recipient is left out permanently.
    if (row.attempts === 1)
      await db
        .deleteFrom("audience_recipients")
        .where("outbox_id", "=", row.id)
        .where("state", "=", "queued")
        .execute();
    return undefined;
  }
  return recipient.isWanted ? { ...row, recipient_address: recipient.email } : undefined;
}
