import type {
  endOtherSessions,
  endOwnSession,
  ownSessions,
} from "@sayara/api-client/contract/accounts/ownSessions";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { describeBrowser } from "./describeBrowser.ts";
import { endOtherSessions as deleteOtherSessions, sessionHash } from "./session.ts";

/** Maximum sessions in the list. A person has fewer in practice. */
const MAX_SESSIONS = 100;

export const handleOwnSessions: Handler<typeof ownSessions> = async ({
  user,
  dependencies: { db, clock },
  context,
}) => {
  const items = await readSessions(db, { userId: user.id, hash: sessionHash(context), now: clock() });
  return { ok: true, status: 200, data: { items } };
};

export const handleEndOwnSession: Handler<typeof endOwnSession> = async ({
  params: { sessionId },
  user,
  dependencies: { clock },
  context,
}) => {
  const items = await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    const ended = isUuid(sessionId)
      ? await transaction
          .deleteFrom("sessions")
          .where("id", "=", sessionId)
          .where("user_id", "=", user.id)
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (ended === undefined) throw new RefusalError("not_found");
    return readSessions(transaction, { userId: user.id, hash: sessionHash(context), now: clock() });
  });
  return { ok: true, status: 200, data: { items } };
};

export const handleEndOtherSessions: Handler<typeof endOtherSessions> = async ({
  user,
  dependencies: { clock },
  context,
}) => {
  const items = await inAccountTransaction(context, { id: user.id }, async (transaction) => {
    await deleteOtherSessions(context, transaction, user.id);
    return readSessions(transaction, { userId: user.id, hash: sessionHash(context), now: clock() });
  });
  return { ok: true, status: 200, data: { items } };
};

async function readSessions(
  db: Database,
  { userId, hash, now }: { userId: string; hash: string | undefined; now: Date },
) {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "token_hash", "application", "user_agent", "created_at", "seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(MAX_SESSIONS)
    .execute();
  return rows.map(({ id, token_hash, application, user_agent, created_at, seen_at }) => ({
    id,
    isThis: token_hash === hash,
    application,
    browser: describeBrowser(user_agent),
    createdAt: created_at.toISOString(),
    seenAt: seen_at?.toISOString() ?? null,
  }));
}
