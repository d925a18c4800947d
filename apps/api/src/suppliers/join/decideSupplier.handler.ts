import type { decideSupplier, suppliersWaiting } from "@sayara/api-client/contract/suppliers/join";
import { sql } from "kysely";
import { switchableMail } from "#api/bookings/announce.ts";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { notifySupplier } from "#api/messaging/notifications/notifySupplier.ts";
import { startTrial } from "#api/money/subscriptions/changePeriods.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { readSupplierPeople } from "#api/suppliers/readSupplierPeople.ts";
import type { SupplierRow } from "#api/suppliers/requireSupplier.ts";

export const handleSuppliersWaiting: Handler<typeof suppliersWaiting> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const query = db
    .selectFrom("suppliers")
    .select(["id", "slug", "name", "tax_number", "city", "email", "phone", "submitted_at"])
    .select([
      sql<number>`(select count(*) from cars where supplier_id = suppliers.id and deleted_at is null)`.as(
        "cars",
      ),
      sql<number>`(select count(*) from documents
        where supplier_id = suppliers.id and status = 'en_revue')`.as("documents"),
    ])
    .where("submitted_at", "is not", null)
    .orderBy("submitted_at")
    .orderBy("id");
  const { rows, total } = await readPageOfRows(query, params);
  const items = rows.map(({ tax_number, city, submitted_at, documents, ...row }) => ({
    ...row,
    taxNumber: tax_number ?? "",
    city: city ?? "",
    submittedAt: (submitted_at ?? new Date(0)).toISOString(),
    documentsInReview: documents,
  }));
  return { ok: true, status: 200, data: { items, total } };
};

/** Accepts an agency, which then becomes visible to drivers, or refuses it with a reason [JN4]. */
export const handleDecideSupplier: Handler<typeof decideSupplier> = async ({
  params: { id },
  body: { reason },
  user,
  context,
  dependencies: { config },
}) => {
  requireAdmin(user);
  if (!isUuid(id)) throw new RefusalError("not_found");
  await inAdminTransaction(context, { supplierId: id }, async ({ transaction, now, recordEdit }) => {
    const before = await transaction
      .selectFrom("suppliers")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (before === undefined) throw new RefusalError("not_found");
    if (before.submitted_at === null) throw new RefusalError("transition_refused");
    const isAccepted = reason === null;
    await transaction
      .updateTable("suppliers")
      .set({ submitted_at: null, refusal_reason: reason, updated_at: now })
      .$if(isAccepted, (query) => query.set({ joining: false, suspended: false }))
      .where("id", "=", id)
      .execute();
    if (isAccepted) await startTrial(transaction, id, { now, config });
    const action = isAccepted ? "accepted" : "refused";
    await recordEdit({ subject: "agency", subjectId: id, action, after: { reason } });
    await announceDecision(transaction, before, { reason, now });
  });
  return { ok: true, status: 200, data: undefined };
};

async function announceDecision(
  transaction: Transaction,
  supplier: SupplierRow,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  const people = await readSupplierPeople(transaction, supplier, "editProfile");
  const content = { kind: "supplierDecided", supplierName: supplier.name, reason } as const;
  const mails = people.flatMap((person) => switchableMail(person, { ...content, name: person.name }));
  await postMail(transaction, mails, now);
  const kind = reason === null ? "supplier_accepted" : "supplier_refused";
  const userIds = people.flatMap((person) => person.id ?? []);
  await notifySupplier(transaction, { userIds, kind, data: {} }, now);
}
