import type {
  marketplacePromoCodes,
  retireMarketplacePromoCode,
  saveMarketplacePromoCode,
} from "@sayara/api-client/contract/suppliers/promoCodes";
import { requireSession } from "#api/accounts/session/session.ts";
import { promoTextLock } from "#api/catalogue/promoCodeRows.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { type MarketplaceEdit, recordMarketplaceEdit } from "#api/marketplace/audit/recordMarketplaceEdit.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { type PromoEdit, readStoredCodes, retirePromo, savePromo } from "./writePromoCodes.ts";

/**
 * A transaction that changes the marketplace's codes holds this lock, so that their number stays below the
 * maximum.
 */
const CODES_LOCK = "marketplace promo codes";

export const handleMarketplacePromoCodes: Handler<typeof marketplacePromoCodes> = async ({
  user,
  dependencies: { db, clock },
}) => {
  requireAdmin(user);
  const codes = await readStoredCodes(db, { supplierId: null, now: clock() });
  return { ok: true, status: 200, data: { codes } };
};

export const handleSaveMarketplacePromoCode: Handler<typeof saveMarketplacePromoCode> = async ({
  body,
  context,
}) =>
  changeCodes(context, [promoTextLock(body.promo.code)], async (transaction, owner) => ({
    ...(await savePromo(transaction, body, owner)),
    action: body.id === undefined ? "created" : "changed",
  }));

export const handleRetireMarketplacePromoCode: Handler<typeof retireMarketplacePromoCode> = async ({
  body,
  context,
}) =>
  changeCodes(context, [], async (transaction, owner) => ({
    ...(await retirePromo(transaction, body, owner)),
    action: "retire",
  }));

/** Runs an administrator's change of the marketplace's codes and returns them. */
async function changeCodes(
  context: AppContext,
  locks: readonly string[],
  change: (
    transaction: Transaction,
    owner: { supplierId: null; now: Date },
  ) => Promise<PromoEdit & Pick<MarketplaceEdit, "action">>,
) {
  const { db, clock } = context.var.dependencies;
  const codes = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [CODES_LOCK, ...locks]);
    // The session may have ended while the transaction waited for the locks.
    const user = await requireSession(context, transaction);
    requireAdmin(user);
    const owner = { supplierId: null, now: clock() };
    const edit = await change(transaction, owner);
    await recordMarketplaceEdit(transaction, { ...edit, userId: user.id, at: owner.now });
    return readStoredCodes(transaction, owner);
  });
  return { ok: true, status: 200, data: { codes } } as const;
}
