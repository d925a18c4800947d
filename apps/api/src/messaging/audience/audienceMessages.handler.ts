import { randomUUID } from "node:crypto";
import type {
  actOnAudienceMessage,
  audienceMessage,
  audienceMessages,
  deleteAudienceMessage,
  saveAudienceMessage,
} from "@sayara/api-client/contract/audience/audienceMessages";
import type { AudienceMessage } from "@sayara/domain/audience/AudienceMessage";
import {
  type AudienceMessageAction,
  isAudienceActionAllowed,
} from "@sayara/domain/audience/audienceMessageRules";
import { requireSession } from "#api/accounts/session/session.ts";
import { recordMarketplaceEdit } from "#api/marketplace/audit/recordMarketplaceEdit.ts";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AudienceMessageRow } from "#api/database/tables/audienceTables.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { lockMessage, requireMessage, toRecord, toSummary } from "./audienceRows.ts";
import { refuseUnknownPlaces } from "./refuseUnknownPlaces.ts";

export const handleAudienceMessages: Handler<typeof audienceMessages> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const query = db.selectFrom("audience_messages").selectAll().orderBy("created_at", "desc").orderBy("id");
  const { rows, total } = await readPageOfRows(query, params);
  return { ok: true, status: 200, data: { items: rows.map(toSummary), total: Number(total) } };
};

export const handleAudienceMessage: Handler<typeof audienceMessage> = async ({
  params: { id },
  user,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const row = await requireMessage(db, id);
  return { ok: true, status: 200, data: await toRecord(db, row, config.business.timeZone) };
};

/** Creates a draft message, or changes one [MA1, MA5]. */
export const handleSaveAudienceMessage: Handler<typeof saveAudienceMessage> = async ({
  body: { id: givenId, version = 0, message },
  user,
  context,
  dependencies: { config },
}) => {
  requireAdmin(user);
  const data = await inMessageTransaction(context, async ({ transaction, admin, now }) => {
    await refuseUnknownPlaces(transaction, message.audience);
    const id = givenId ?? randomUUID();
    const before =
      givenId === undefined ? undefined : await lockFor(transaction, { id, version, action: "save" });
    const columns = columnsOf(message);
    const row =
      before === undefined
        ? await transaction
            .insertInto("audience_messages")
            .values({ id, ...columns, status: "draft", created_by: admin.id, created_at: now })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await transaction
            .updateTable("audience_messages")
            .set({ ...columns, version: version + 1 })
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirstOrThrow();
    await recordMarketplaceEdit(transaction, {
      subject: "message",
      subjectId: id,
      userId: admin.id,
      at: now,
      action: before === undefined ? "created" : "changed",
      ...(before !== undefined && { before: factsOf(before) }),
      after: factsOf(row),
    });
    return toRecord(transaction, row, config.business.timeZone);
  });
  return { ok: true, status: 200, data };
};

const acts = {
  send: { status: "sending", recorded: "sent" },
  stop: { status: "stopped", recorded: "stopped" },
  resume: { status: "sending", recorded: "resumed" },
} as const;

/** Starts, stops or resumes the sending of a message [MA5]. A job queues its mails. */
export const handleActOnAudienceMessage: Handler<typeof actOnAudienceMessage> = async ({
  params: { id },
  body: { action, version },
  user,
  context,
  dependencies: { config },
}) => {
  requireAdmin(user);
  const { status, recorded } = acts[action];
  const data = await inMessageTransaction(context, async ({ transaction, admin, now }) => {
    const before = await lockFor(transaction, { id, version, action });
    const row = await transaction
      .updateTable("audience_messages")
      .set({ status, version: version + 1, ...(action === "send" && { started_at: now }) })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordMarketplaceEdit(transaction, {
      subject: "message",
      subjectId: id,
      userId: admin.id,
      at: now,
      action: recorded,
      before: { status: before.status },
      after: { status },
    });
    return toRecord(transaction, row, config.business.timeZone);
  });
  return { ok: true, status: 200, data };
};

export const handleDeleteAudienceMessage: Handler<typeof deleteAudienceMessage> = async ({
  params: { id },
  body: { version },
  user,
  context,
}) => {
  requireAdmin(user);
  await inMessageTransaction(context, async ({ transaction, admin, now }) => {
    const before = await lockFor(transaction, { id, version, action: "delete" });
    await transaction.deleteFrom("audience_messages").where("id", "=", id).execute();
    await recordMarketplaceEdit(transaction, {
      subject: "message",
      subjectId: id,
      userId: admin.id,
      at: now,
      action: "deleted",
      before: factsOf(before),
    });
  });
  return { ok: true, status: 200, data: { deleted: true } };
};

interface MessageWrite {
  transaction: Transaction;
  admin: UserRow;
  now: Date;
}

function inMessageTransaction<Result>(
  context: AppContext,
  work: (write: MessageWrite) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = context.var.dependencies;
  return inTransaction(db, async (transaction) => {
    // The session may have ended since the request began.
    const admin = await requireSession(context, transaction);
    requireAdmin(admin);
    return work({ transaction, admin, now: clock() });
  });
}

/** @throws RefusalError as `lockMessage`; `transition_refused` if its status does not allow the action. */
async function lockFor(
  transaction: Transaction,
  { action, ...key }: { id: string; version: number; action: AudienceMessageAction },
): Promise<AudienceMessageRow> {
  const row = await lockMessage(transaction, key);
  if (!isAudienceActionAllowed(action, row.status)) throw new RefusalError("transition_refused");
  return row;
}

function columnsOf({ title, kind, audience, texts }: AudienceMessage) {
  return { title, kind, audience: JSON.stringify(audience), texts: JSON.stringify(texts) };
}

function factsOf({ title, kind, audience, texts }: AudienceMessageRow) {
  return { title, kind, audience, texts };
}
