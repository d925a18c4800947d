import type {
  retirePromoCode,
  savePromoCode,
  supplierPromoCodes,
} from "@sayara/api-client/contract/suppliers/promoCodes";
import { limitPromoCodes } from "#api/bookings/promo/limitPromoCodes.ts";
import { promoTextLock } from "#api/catalogue/promoCodeRows.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readStoredCodes, retirePromo, savePromo } from "./writePromoCodes.ts";

export const handleSupplierPromoCodes: Handler<typeof supplierPromoCodes> = async ({
  params,
  user,
  dependencies: { db, clock },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewFleet" });
  const codes = await readStoredCodes(db, { supplierId: supplier.id, now: clock() });
  return { ok: true, status: 200, data: { codes } };
};

export const handleSavePromoCode: Handler<typeof savePromoCode> = async ({ params, body, context }) => {
  // Limits guesses, because a refusal reveals that the marketplace has a code with this text, as a quote
  // does.
  await limitPromoCodes(context.var.dependencies, context, body.promo.code);
  const place = { segment: params.supplier, locks: [promoTextLock(body.promo.code)] };
  return changeCodes(context, place, async ({ transaction, recordEdit }, owner) => {
    const edit = await savePromo(transaction, body, owner);
    await recordEdit({ ...edit, action: body.id === undefined ? "create" : "update" });
  });
};

export const handleRetirePromoCode: Handler<typeof retirePromoCode> = async ({ params, body, context }) =>
  changeCodes(context, { segment: params.supplier }, async ({ transaction, recordEdit }, owner) => {
    await recordEdit({ ...(await retirePromo(transaction, body, owner)), action: "retire" });
  });

/** Runs a change of an agency's codes and returns them. */
async function changeCodes(
  context: AppContext,
  place: { segment: string; locks?: readonly string[] },
  change: (write: SupplierWrite, owner: { supplierId: string; now: Date }) => Promise<void>,
) {
  const now = context.var.dependencies.clock();
  const codes = await inSupplierTransaction(context, { ...place, action: "editPrices" }, async (write) => {
    const owner = { supplierId: write.supplier.id, now };
    await change(write, owner);
    return readStoredCodes(write.transaction, owner);
  });
  return { ok: true, status: 200, data: { codes } } as const;
}
