import { randomUUID } from "node:crypto";
import type { handInDocument } from "@sayara/api-client/contract/suppliers/handInDocument";
import { MAX_DOCUMENTS } from "@sayara/domain/config/businessDefaults";
import { isReviewTransitionAllowed } from "@sayara/domain/supplier/papers/documentReviewTransitions";
import { findDocumentProblem } from "@sayara/domain/supplier/papers/findDocumentProblem";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { DocumentMediaType } from "@sayara/domain/validation/DocumentMediaType";
import type { Transaction } from "#api/database/Schema.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { notifyAdmins } from "#api/messaging/notifications/notifyAdmins.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { markUnused, storeFile } from "#api/files/storage/unusedFiles.ts";
import { type SupplierWrite, writeForSupplier } from "#api/suppliers/inSupplierTransaction.ts";
import { requireConfirmedAddress, requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { editedDocument, findDocument, selectDocuments, toDocument } from "./documentRows.ts";
import { readDocumentFile } from "./readDocumentFile.ts";

type HandInCall = Omit<Call<typeof handInDocument>, "body">;
type StoredFile = { key: string; size: number; mediaType: DocumentMediaType };

const action = "editPapers";

/** Refuses callers without the right before the file is read. */
export async function authorizeHandIn({ params, user, dependencies }: HandInCall): Promise<void> {
  await requireSupplier(dependencies.db, user, { segment: params.supplier, action });
  requireConfirmedAddress(user);
}

/**
 * Submits a document or a new version of one for review [DR1, DC2]. A person may submit 40 in a row, then one
 * every 30 s, because an agency may submit a whole fleet's documents in one evening.
 */
export function handInDocumentHandler({ files }: { files: FileStore }): Handler<typeof handInDocument> {
  return async (call) => {
    const { params, body, query, user, dependencies, context } = call;
    const { config, clock, randomBytes } = dependencies;
    await limitRate(dependencies, { name: "document", key: user.id, burst: 40, secondsEach: 30 });
    const today = dateInZone(clock(), config.business.timeZone);
    const problem = findDocumentProblem(params.type, query, today);
    if (problem !== null)
      throw new RefusalError("invalid_input", {
        fields: { [problem.field]: writeValidationMessage(problem) },
      });
    const { bytes, mediaType } = await readDocumentFile(body.get("file"));
    const key = `document-${randomBytes(16).toString("hex")}.${mediaType.split("/")[1] ?? "bin"}`;
    const file = { key, size: bytes.length, mediaType };
    const row = await storeFile({ ...dependencies, files }, { key, bytes, type: mediaType }, (transaction) =>
      writeForSupplier(transaction, context, { segment: params.supplier, action }, (write) =>
        insertVersion(write, call, file, clock()),
      ),
    );
    return { ok: true, status: 200, data: toDocument(row) };
  };
}

async function insertVersion(
  { transaction, supplier, user, recordEdit }: SupplierWrite,
  { params: { type }, query }: HandInCall,
  file: StoredFile,
  now: Date,
) {
  const carId = query.car ?? null;
  if (carId !== null) await requireCar(transaction, supplier.id, carId);
  const title = type === "autre" ? (query.title ?? "") : "";
  await requireRoom(transaction, supplier.id);
  const latest = await selectDocuments(transaction)
    .where("documents.supplier_id", "=", supplier.id)
    .where("car_id", carId === null ? "is" : "=", carId)
    .where("documents.type", "=", type)
    .where("title", "=", title)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const isReplaced = latest?.status === "en_revue";
  if (latest !== undefined && isReplaced) {
    await transaction.deleteFrom("documents").where("id", "=", latest.id).execute();
    await markUnused(transaction, [latest.file_key], now);
  } else if (latest !== undefined) {
    const transition = { from: latest.status, to: "en_revue", by: "supplier" } as const;
    if (!isReviewTransitionAllowed(transition)) throw new RefusalError("transition_refused");
  }
  const id = randomUUID();
  const isFirstWaiting = !(await hasWaiting(transaction, supplier.id));
  await transaction
    .insertInto("documents")
    .values({
      id,
      supplier_id: supplier.id,
      car_id: carId,
      type,
      title,
      number: query.number ?? "",
      issued_on: query.issuedOn ?? null,
      expires_on: query.expiresOn ?? null,
      file_key: file.key,
      media_type: file.mediaType,
      size: file.size,
      version: (latest?.version ?? 0) + (isReplaced ? 0 : 1),
      status: "en_revue",
      handed_in_at: now,
      handed_in_by: user.id,
    })
    .execute();
  const row = await findDocument(transaction, id);
  if (row === undefined) throw new Error("the inserted document is missing");
  await recordEdit({
    subject: "document",
    subjectId: id,
    action: "handedIn",
    ...(latest !== undefined && { before: editedDocument(latest) }),
    after: editedDocument(row),
  });
  // Administrators get one notification for all of an agency's documents in review.
  if (isFirstWaiting)
    await notifyAdmins(
      transaction,
      { kind: "document_handed_in", cause: `document ${id}`, data: { agency: supplier.name } },
      now,
    );
  return row;
}

async function requireCar(transaction: Transaction, supplierId: string, carId: string): Promise<void> {
  const car = await transaction
    .selectFrom("cars")
    .select("id")
    .where("id", "=", carId)
    .where("supplier_id", "=", supplierId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (car === undefined) throw new RefusalError("not_found");
}

async function requireRoom(transaction: Transaction, supplierId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom("documents")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("supplier_id", "=", supplierId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_DOCUMENTS) throw new RefusalError("too_many_documents");
}

async function hasWaiting(transaction: Transaction, supplierId: string): Promise<boolean> {
  const waiting = await transaction
    .selectFrom("documents")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("status", "=", "en_revue")
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
