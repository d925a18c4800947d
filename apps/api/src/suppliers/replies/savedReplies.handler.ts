import type {
  deleteReply,
  savedReplies,
  saveReply,
} from "@sayara/api-client/contract/suppliers/savedReplies";
import type { SavedReply } from "@sayara/domain/booking/messages/SavedReply";
import { MAX_SAVED_REPLIES } from "@sayara/domain/config/businessDefaults";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";

type StoredReply = SavedReply & { id: string; version: number };

export const handleSavedReplies: Handler<typeof savedReplies> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewBookings" });
  return { ok: true, status: 200, data: { replies: await readReplies(db, supplier.id) } };
};

export const handleSaveReply: Handler<typeof saveReply> = async ({ params, body, context }) =>
  changeReplies(context, params.supplier, async ({ transaction, supplier, recordEdit }, now) => {
    const { id, version, reply } = body;
    if (id === undefined) {
      const stored = await readReplies(transaction, supplier.id);
      if (stored.length >= MAX_SAVED_REPLIES) throw new RefusalError("too_many_saved_replies");
      const { id: newId } = await transaction
        .insertInto("saved_replies")
        .values({ ...reply, supplier_id: supplier.id, created_at: now, updated_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await recordEdit({ subject: "reply", subjectId: newId, action: "create", after: reply });
      return;
    }
    const before = await requireReply(transaction, { supplierId: supplier.id, id, version });
    await transaction
      .updateTable("saved_replies")
      .set((eb) => ({ ...reply, updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await recordEdit({ subject: "reply", subjectId: id, action: "update", before, after: reply });
  });

export const handleDeleteReply: Handler<typeof deleteReply> = async ({ params, body, context }) =>
  changeReplies(context, params.supplier, async ({ transaction, supplier, recordEdit }) => {
    const before = await requireReply(transaction, { supplierId: supplier.id, ...body });
    await transaction.deleteFrom("saved_replies").where("id", "=", body.id).execute();
    await recordEdit({ subject: "reply", subjectId: body.id, action: "delete", before });
  });

/** Runs a change of an agency's saved replies and returns them. */
async function changeReplies(
  context: AppContext,
  segment: string,
  change: (write: SupplierWrite, now: Date) => Promise<void>,
) {
  const now = context.var.dependencies.clock();
  const replies = await inSupplierTransaction(
    context,
    { segment, action: "manageBookings" },
    async (write) => {
      await change(write, now);
      return readReplies(write.transaction, write.supplier.id);
    },
  );
  return { ok: true, status: 200, data: { replies } } as const;
}

/** Returns an agency's saved replies, by language, then by title. */
async function readReplies(db: Database, supplierId: string): Promise<StoredReply[]> {
  return db
    .selectFrom("saved_replies")
    .select(["id", "version", "language", "title", "text"])
    .where("supplier_id", "=", supplierId)
    .orderBy("language")
    .orderBy("title")
    .orderBy("id")
    .execute();
}

async function requireReply(
  transaction: Transaction,
  { supplierId, id, version }: { supplierId: string; id: string; version?: number | undefined },
): Promise<StoredReply> {
  const reply = (await readReplies(transaction, supplierId)).find((one) => one.id === id);
  if (reply === undefined) throw new RefusalError("not_found");
  if (reply.version !== version) throw new RefusalError("stale_version");
  return reply;
}
