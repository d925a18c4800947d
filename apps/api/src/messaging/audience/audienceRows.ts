import type {
  AudienceMessageRecord,
  AudienceMessageSummary,
} from "@sayara/api-client/contract/audience/audienceMessages";
import { sql } from "kysely";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AudienceMessageRow } from "#api/database/tables/audienceTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isInAudience } from "./audienceCondition.ts";

/** Returns a message as shown in the list. */
export function toSummary(row: AudienceMessageRow): AudienceMessageSummary {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    recipients: row.audience.to,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** @throws RefusalError `not_found` if there is no such message. */
export async function requireMessage(db: Database, id: string): Promise<AudienceMessageRow> {
  const row = isUuid(id)
    ? await db.selectFrom("audience_messages").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}

/**
 * Returns a message and locks it until the transaction ends.
 *
 * @throws RefusalError as `requireMessage`; `stale_version` if it has another version.
 */
export async function lockMessage(
  transaction: Transaction,
  { id, version }: { id: string; version: number },
): Promise<AudienceMessageRow> {
  if (!isUuid(id)) throw new RefusalError("not_found");
  const row = await transaction
    .selectFrom("audience_messages")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new RefusalError("not_found");
  if (row.version !== version) throw new RefusalError("stale_version");
  return row;
}

/** Returns the condition for rows of `users` to which the message has not been queued yet. */
export function isUnqueued(message: Pick<AudienceMessageRow, "id" | "started_at">) {
  return sql<boolean>`users.created_at <= ${message.started_at} and not exists (select from audience_recipients
    where message_id = ${message.id} and user_id = users.id)`;
}

/** Returns a message with its counts [MA6]. */
export async function toRecord(
  db: Database,
  row: AudienceMessageRow,
  timeZone: string,
): Promise<AudienceMessageRecord> {
  const counted = await db
    .selectFrom("audience_recipients")
    .select(sql<number>`(count(*) filter (where state = 'sent'))::integer`.as("sent"))
    .select(sql<number>`(count(*) filter (where state = 'queued'))::integer`.as("queued"))
    .select(sql<number>`(count(*) filter (where state = 'dropped'))::integer`.as("leftOut"))
    .select(sql<number>`(count(*) filter (where state = 'failed'))::integer`.as("failed"))
    .select(sql<number>`count(unsubscribed_at)::integer`.as("unsubscribed"))
    .where("message_id", "=", row.id)
    .executeTakeFirstOrThrow();
  const { queued, ...counts } = counted;
  const isOpen = row.status === "sending" || row.status === "stopped";
  const unqueued = isOpen
    ? await db
        .selectFrom("users")
        .select(sql<number>`count(*)::integer`.as("count"))
        .where(isInAudience(row, timeZone))
        .where(isUnqueued(row))
        .executeTakeFirstOrThrow()
    : { count: 0 };
  const { to: _to, ...audience } = row.audience;
  return {
    ...toSummary(row),
    version: row.version,
    audience: { ...audience, languages: [...audience.languages] },
    texts: Object.entries(row.texts).map(([language, text]) => ({
      language: language as keyof typeof row.texts,
      ...text,
    })),
    counts: { ...counts, waiting: queued + unqueued.count },
  };
}
