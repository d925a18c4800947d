import type { retireExtra, saveExtra, supplierExtras } from "@sayara/api-client/contract/suppliers/extras";
import { MAXIMUM_EXTRAS } from "@sayara/domain/pricing/extras/Extra";
import type { Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { extraColumns, type OfferedExtra, readExtras } from "#api/catalogue/extraRows.ts";

export const handleSupplierExtras: Handler<typeof supplierExtras> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  return { ok: true, status: 200, data: { extras: await readExtras(db, supplier.id) } };
};

export const handleSaveExtra: Handler<typeof saveExtra> = async ({ params, body, context }) =>
  changeExtras(context, params.supplier, async ({ transaction, supplier, recordEdit }, now) => {
    const { id, version, extra } = body;
    const columns = { ...extraColumns(extra), updated_at: now };
    if (id === undefined) {
      const extras = await readExtras(transaction, supplier.id);
      if (extras.length >= MAXIMUM_EXTRAS) throw new RefusalError("too_many_extras");
      const { id: newId } = await transaction
        .insertInto("extras")
        .values({ ...columns, supplier_id: supplier.id, created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await recordEdit({ subject: "extra", subjectId: newId, action: "create", after: extra });
      return;
    }
    const before = await requireExtra(transaction, { supplierId: supplier.id, id, version });
    await transaction
      .updateTable("extras")
      .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await recordEdit({ subject: "extra", subjectId: id, action: "update", before, after: extra });
  });

export const handleRetireExtra: Handler<typeof retireExtra> = async ({ params, body, context }) =>
  changeExtras(context, params.supplier, async ({ transaction, supplier, recordEdit }, now) => {
    const before = await requireExtra(transaction, { supplierId: supplier.id, ...body });
    await transaction
      .updateTable("extras")
      .set((eb) => ({ retired_at: now, updated_at: now, version: eb("version", "+", 1) }))
      .where("id", "=", body.id)
      .execute();
    await recordEdit({ subject: "extra", subjectId: body.id, action: "retire", before });
  });

/** Runs a change of an agency's extras and returns them. */
async function changeExtras(
  context: AppContext,
  segment: string,
  change: (write: SupplierWrite, now: Date) => Promise<void>,
) {
  const now = context.var.dependencies.clock();
  const extras = await inSupplierTransaction(context, { segment, action: "editPrices" }, async (write) => {
    await change(write, now);
    return readExtras(write.transaction, write.supplier.id);
  });
  return { ok: true, status: 200, data: { extras } } as const;
}

async function requireExtra(
  transaction: Transaction,
  { supplierId, id, version }: { supplierId: string; id: string; version?: number | undefined },
): Promise<OfferedExtra> {
  const extra = (await readExtras(transaction, supplierId)).find((one) => one.id === id);
  if (extra === undefined) throw new RefusalError("not_found");
  if (extra.version !== version) throw new RefusalError("stale_version");
  return extra;
}
