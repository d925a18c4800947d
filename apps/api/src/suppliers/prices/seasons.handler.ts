import type {
  deleteSeason,
  orderSeasons,
  saveSeason,
  supplierPrices,
} from "@sayara/api-client/contract/suppliers/seasons";
import { MAXIMUM_SEASONS } from "@sayara/domain/season/Season";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { computeSeasons } from "./computeSeasons.ts";
import { readSupplierPrices } from "./readSupplierPrices.ts";
import { readSeasons, seasonColumns } from "./seasonRows.ts";

export const handleSupplierPrices: Handler<typeof supplierPrices> = async ({
  params,
  user,
  dependencies: { db, clock, config },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  const today = dateInZone(clock(), config.business.timeZone);
  const data = await readSupplierPrices(db, { supplierId: supplier.id, today });
  return { ok: true, status: 200, data };
};

export const handleSaveSeason: Handler<typeof saveSeason> = async ({ params, body, context }) => {
  const { id, version, season } = body;
  return changeSeasons(context, params.supplier, async ({ transaction, supplier, recordEdit }, now) => {
    const carIds = await ownCars(transaction, { supplierId: supplier.id, ids: season.carIds });
    const columns = { ...seasonColumns({ ...season, carIds }), updated_at: now };
    if (id === undefined) {
      const seasons = await readSeasons(transaction, supplier.id);
      if (seasons.length >= MAXIMUM_SEASONS) throw new RefusalError("too_many_seasons");
      await transaction
        .updateTable("seasons")
        .set((eb) => ({ position: eb("position", "+", 1) }))
        .where("supplier_id", "=", supplier.id)
        .execute();
      const { id: newId } = await transaction
        .insertInto("seasons")
        .values({ ...columns, supplier_id: supplier.id, position: 0, created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await recordEdit({ subject: "season", subjectId: newId, action: "create", after: season });
      return;
    }
    const before = await requireSeason(transaction, { supplierId: supplier.id, id, version });
    await transaction
      .updateTable("seasons")
      .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await recordEdit({ subject: "season", subjectId: id, action: "update", before, after: season });
  });
};

export const handleDeleteSeason: Handler<typeof deleteSeason> = async ({ params, body, context }) =>
  changeSeasons(context, params.supplier, async ({ transaction, supplier, recordEdit }) => {
    const before = await requireSeason(transaction, { supplierId: supplier.id, ...body });
    await transaction.deleteFrom("seasons").where("id", "=", body.id).execute();
    await recordEdit({ subject: "season", subjectId: body.id, action: "delete", before });
  });

export const handleOrderSeasons: Handler<typeof orderSeasons> = async ({ params, body, context }) =>
  changeSeasons(context, params.supplier, async ({ transaction, supplier, recordEdit }) => {
    const before = (await readSeasons(transaction, supplier.id)).map(({ id }) => id);
    const isSameSet = before.toSorted().join() === body.ids.toSorted().join();
    if (!isSameSet) throw new RefusalError("stale_version");
    for (const [position, id] of body.ids.entries())
      await transaction.updateTable("seasons").set({ position }).where("id", "=", id).execute();
    await recordEdit({ subject: "season", subjectId: supplier.id, action: "order", before, after: body.ids });
  });

/** Runs a change of an agency's seasons, recomputes its prices and returns them. */
async function changeSeasons(
  context: AppContext,
  segment: string,
  change: (write: SupplierWrite, now: Date) => Promise<void>,
) {
  const { clock, config } = context.var.dependencies;
  const now = clock();
  const today = dateInZone(now, config.business.timeZone);
  const data = await inSupplierTransaction(context, { segment, action: "editPrices" }, async (write) => {
    await change(write, now);
    const supplierId = write.supplier.id;
    await computeSeasons(write.transaction, { supplierId, today, now });
    return readSupplierPrices(write.transaction, { supplierId, today });
  });
  return { ok: true, status: 200, data } as const;
}

async function requireSeason(
  transaction: Transaction,
  { supplierId, id, version }: { supplierId: string; id: string; version?: number | undefined },
) {
  const season = (await readSeasons(transaction, supplierId)).find((one) => one.id === id);
  if (season === undefined) throw new RefusalError("not_found");
  if (season.version !== version) throw new RefusalError("stale_version");
  return season;
}

/**
 * Returns the given ids that belong to cars of the agency. Other cars may have been deleted since the page
 * was opened.
 */
export async function ownCars(
  db: Transaction,
  { supplierId, ids }: { supplierId: string; ids: readonly string[] },
): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom("cars")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where(sql<boolean>`id = any(${`{${known.join(",")}}`}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}
