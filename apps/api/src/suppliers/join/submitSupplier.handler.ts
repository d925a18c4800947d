import type { submitSupplier, supplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import { readAdmins, switchableMail } from "#api/bookings/announce.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { notifyAdmins } from "#api/messaging/notifications/notifyAdmins.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier, type SupplierRow } from "#api/suppliers/requireSupplier.ts";
import { readChecklist } from "./readChecklist.ts";
import { identityLocks, refuseDuplicates } from "./refuseDuplicates.ts";

export const handleSupplierChecklist: Handler<typeof supplierChecklist> = async ({
  params,
  user,
  dependencies: { db, config },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewPapers" });
  return { ok: true, status: 200, data: await readChecklist(db, supplier, config.requiredDocuments) };
};

/** Submits an agency's application once its checklist is complete [JN3]. */
export const handleSubmitSupplier: Handler<typeof submitSupplier> = async ({
  params,
  user,
  dependencies: { db, config, clock },
  context,
}) => {
  const options = { segment: params.supplier, action: "editProfile" } as const;
  const { supplier: named } = await requireSupplier(db, user, options);
  const locks = identityLocks(identityOf(named));
  const data = await inSupplierTransaction(context, { ...options, locks }, async (write) => {
    const { transaction, supplier } = write;
    if (!supplier.joining || supplier.submitted_at !== null) throw new RefusalError("transition_refused");
    const checklist = await readChecklist(transaction, supplier, config.requiredDocuments);
    if (!checklist.canSubmit) throw new RefusalError("checklist_incomplete");
    await refuseDuplicates(transaction, { id: supplier.id, ...identityOf(supplier) });
    const now = clock();
    const submitted = await transaction
      .updateTable("suppliers")
      .set({ submitted_at: now, refusal_reason: null, updated_at: now })
      .where("id", "=", supplier.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await write.recordEdit({ subject: "agency", subjectId: supplier.id, action: "submitted" });
    await announceSubmission(transaction, submitted, now);
    return readChecklist(transaction, submitted, config.requiredDocuments);
  });
  return { ok: true, status: 200, data };
};

function identityOf({ tax_number, name }: SupplierRow): { taxNumber: string; name: string } {
  return { taxNumber: tax_number ?? "", name };
}

async function announceSubmission(
  transaction: Transaction,
  { id, name: supplierName, city }: SupplierRow,
  now: Date,
): Promise<void> {
  const cause = `agency ${id} submitted ${now.toISOString()}`;
  const notice = { kind: "supplier_submitted", cause, data: { agency: supplierName } } as const;
  await notifyAdmins(transaction, notice, now);
  const admins = await readAdmins(transaction);
  const content = { kind: "supplierSubmitted", supplierName, city: city ?? "" } as const;
  const mails = admins.flatMap((admin) => switchableMail(admin, { ...content, name: admin.name }));
  await postMail(transaction, mails, now);
}
