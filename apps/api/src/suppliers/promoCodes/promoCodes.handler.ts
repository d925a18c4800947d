import type {
  retirePromoCode,
  savePromoCode,
  StoredPromoCode,
  supplierPromoCodes,
} from "@sayara/api-client/contract/suppliers/promoCodes";
import { MAXIMUM_PROMO_CODES } from "@sayara/domain/pricing/promo/PromoCode";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import { countPromoUses } from "#api/bookings/promo/promoUses.ts";
import {
  findPromoCode,
  type KnownPromoCode,
  promoCodeColumns,
  readPromoCodes,
} from "#api/catalogue/promoCodeRows.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";

export const handleSupplierPromoCodes: Handler<typeof supplierPromoCodes> = async ({
  params,
  user,
  dependencies: { db, clock },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  return { ok: true, status: 200, data: { codes: await storedCodes(db, supplier.id, clock()) } };
};

export const handleSavePromoCode: Handler<typeof savePromoCode> = async ({ params, body, context }) =>
  changeCodes(context, params.supplier, async ({ transaction, supplier, recordEdit }, now) => {
    const { id, version, promo } = body;
    const sameCode = await findPromoCode(transaction, supplier.id, promo.code);
    const columns = { ...promoCodeColumns(promo), updated_at: now };
    if (id === undefined) {
      if ((await readPromoCodes(transaction, supplier.id)).length >= MAXIMUM_PROMO_CODES)
        throw new RefusalError("too_many_promo_codes");
      refuseTaken(sameCode, undefined);
      const { id: newId } = await transaction
        .insertInto("promo_codes")
        .values({ ...columns, supplier_id: supplier.id, created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await recordEdit({ subject: "promoCode", subjectId: newId, action: "create", after: promo });
      return;
    }
    const before = await requireCode(transaction, { supplierId: supplier.id, id, version });
    refuseTaken(sameCode, id);
    await transaction
      .updateTable("promo_codes")
      .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await recordEdit({ subject: "promoCode", subjectId: id, action: "update", before, after: promo });
  });

export const handleRetirePromoCode: Handler<typeof retirePromoCode> = async ({ params, body, context }) =>
  changeCodes(context, params.supplier, async ({ transaction, supplier, recordEdit }, now) => {
    const before = await requireCode(transaction, { supplierId: supplier.id, ...body });
    await retire(transaction, body.id, now);
    await recordEdit({ subject: "promoCode", subjectId: body.id, action: "retire", before });
  });

/** Retires a code that a booking names, and deletes any other. */
async function retire(transaction: Transaction, id: string, now: Date): Promise<void> {
  const codes = transaction.selectFrom("promo_codes").select("id").where("id", "=", id);
  // A booking that is about to use the code waits here, and then finds it retired or gone.
  await codes.forUpdate().execute();
  const { numDeletedRows } = await transaction
    .deleteFrom("promo_codes")
    .where("id", "=", id)
    .where(sql<boolean>`not exists (select from bookings where promo_code_id = promo_codes.id)`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  await transaction
    .updateTable("promo_codes")
    .set((eb) => ({ retired_at: now, updated_at: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Runs a change of an agency's codes and returns them. */
async function changeCodes(
  context: AppContext,
  segment: string,
  change: (write: SupplierWrite, now: Date) => Promise<void>,
) {
  const now = context.var.dependencies.clock();
  const codes = await inSupplierTransaction(context, { segment, action: "editPrices" }, async (write) => {
    await change(write, now);
    return storedCodes(write.transaction, write.supplier.id, now);
  });
  return { ok: true, status: 200, data: { codes } } as const;
}

async function storedCodes(db: Database, supplierId: string, now: Date): Promise<StoredPromoCode[]> {
  const codes = await readPromoCodes(db, supplierId);
  const uses = await countPromoUses(
    db,
    codes.map(({ id }) => id),
    now,
  );
  return codes.map((code) => ({ ...code, uses: uses.get(code.id) ?? 0 }));
}

function refuseTaken(sameCode: KnownPromoCode | undefined, id: string | undefined): void {
  if (sameCode === undefined || sameCode.id === id) return;
  throw new RefusalError("invalid_input", {
    fields: { "promo.code": validationMessage("promo_code_taken") },
  });
}

async function requireCode(
  transaction: Transaction,
  { supplierId, id, version }: { supplierId: string; id: string; version?: number | undefined },
): Promise<KnownPromoCode> {
  const code = (await readPromoCodes(transaction, supplierId)).find((one) => one.id === id);
  if (code === undefined) throw new RefusalError("not_found");
  if (code.version !== version) throw new RefusalError("stale_version");
  return code;
}
