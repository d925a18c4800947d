import type { decideDocument } from "@sayara/api-client/contract/suppliers/documents";
import { isReviewTransitionAllowed } from "@sayara/domain/supplier/papers/documentReviewTransitions";
import { switchableMail } from "#api/bookings/announce.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { notifySupplier } from "#api/messaging/notifications/notifySupplier.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { readSupplierPeople } from "#api/suppliers/readSupplierPeople.ts";
import { type DocumentRow, editedDocument, findDocument, toDocument } from "./documentRows.ts";
import { updateBookableUntil } from "./updateBookableUntil.ts";

/** Accepts or refuses a document and notifies its agency [DR1]. An accepted version supersedes the earlier one [DC2]. */
export const handleDecideDocument: Handler<typeof decideDocument> = async ({
  params: { id },
  body: { reason, reasonCode = null },
  user,
  dependencies: { db },
  context,
}) => {
  requireAdmin(user);
  const supplierId = (await findDocument(db, id))?.supplier_id;
  if (supplierId === undefined) throw new RefusalError("not_found");
  const row = await inAdminTransaction(context, { supplierId }, async (write) => {
    const { transaction, now } = write;
    const before = await findDocument(transaction, id);
    if (before === undefined) throw new RefusalError("not_found");
    const to = reason === null ? "accepte" : "refuse";
    const isAllowed = isReviewTransitionAllowed({ from: before.status, to, by: "admin" });
    if (!isAllowed || before.superseded_by !== null) throw new RefusalError("transition_refused");
    const code = reason === null ? null : reasonCode;
    if (to === "accepte") await supersede(transaction, before);
    await transaction
      .updateTable("documents")
      .set({
        status: to,
        reason,
        reason_code: code,
        reviewed_at: now,
        reviewed_by: write.user.id,
        reminded_days: null,
      })
      .where("id", "=", id)
      .execute();
    await updateBookableUntil(transaction, { supplierId, carId: before.car_id });
    const after = { ...before, status: to, reason, reason_code: code, reviewed_at: now } as const;
    await write.recordEdit({
      subject: "document",
      subjectId: id,
      action: reason === null ? "accepted" : "refused",
      before: editedDocument(before),
      after: editedDocument(after),
    });
    await announceDecision(transaction, after, now);
    return after;
  });
  return { ok: true, status: 200, data: toDocument(row) };
};

/** Marks the earlier accepted version of a document as superseded. */
async function supersede(
  transaction: Transaction,
  { id, supplier_id, car_id, type, title }: DocumentRow,
): Promise<void> {
  await transaction
    .updateTable("documents")
    .set({ superseded_by: id })
    .where("supplier_id", "=", supplier_id)
    .where("car_id", car_id === null ? "is" : "=", car_id)
    .where("type", "=", type)
    .where("title", "=", title)
    .where("status", "=", "accepte")
    .where("superseded_by", "is", null)
    .execute();
}

async function announceDecision(
  transaction: Transaction,
  { supplier_id, supplier_name, supplier_email, type, title, car_name, reason, reason_code }: DocumentRow,
  now: Date,
): Promise<void> {
  const supplier = { id: supplier_id, name: supplier_name, email: supplier_email };
  const people = await readSupplierPeople(transaction, supplier, "editPapers");
  const document = { type, title, carName: car_name };
  const mails = people.flatMap((person) =>
    switchableMail(person, {
      kind: "documentDecided",
      name: person.name,
      document,
      reason,
      reasonCode: reason_code,
    }),
  );
  await postMail(transaction, mails, now);
  await notifySupplier(
    transaction,
    {
      userIds: people.flatMap(({ id }) => id ?? []),
      kind: reason === null ? "document_accepted" : "document_refused",
      data: { type, title, car: car_name ?? "none" },
    },
    now,
  );
}
