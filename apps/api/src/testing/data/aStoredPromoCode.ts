import type { PromoCode } from "@sayara/domain/pricing/promo/PromoCode";
import { aPromoCode } from "@sayara/domain/testing/aPromoCode";
import { promoCodeColumns } from "#api/catalogue/promoCodeRows.ts";
import type { Database } from "#api/database/Schema.ts";

/** Stores a promo code of an agency, or of the marketplace without one, and returns its id. */
export async function aStoredPromoCode(
  db: Database,
  supplierId: string | null,
  changes: Partial<PromoCode> = {},
): Promise<string> {
  const now = new Date("2026-11-01T08:00:00Z");
  const { id } = await db
    .insertInto("promo_codes")
    .values({
      ...promoCodeColumns(aPromoCode(changes)),
      supplier_id: supplierId,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
