import { type Selectable, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { OutboxRow } from "#api/database/tables/serviceTables.ts";
import { isReachable, wantsKind } from "./audienceCondition.ts";

/**
 * Returns a mail of a message to an audience, addressed to the present address of its account.
 *
 * @returns undefined if it is no longer sent: its account was blocked, its agency suspended or such mails ended
 *   meanwhile [MA3]; or the message was stopped, which takes the recipient back until it is resumed, unless the mail was tried before [MA5].
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
  // Without a recipient, another mail of the message has taken its place.
  if (recipient === undefined) return undefined;
  if (recipient.status === "stopped") {
    // An earlier attempt may have been delivered although it failed: such a recipient is left out for good.
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
