import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { PromoCode } from "@sayara/domain/pricing/promo/PromoCode";
import type { Selectable } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { PromoCodesTable } from "#api/database/tables/supplierTables.ts";

/** A code with its id, and with the version that a change must state. */
export type KnownPromoCode = PromoCode & { id: string; version: number; ofMarketplace: boolean };

/**
 * Returns the codes that an agency has not retired, in the order in which they were added.
 *
 * @param supplierId null for the marketplace's codes
 */
export async function readPromoCodes(db: Database, supplierId: string | null): Promise<KnownPromoCode[]> {
  const rows = await db
    .selectFrom("promo_codes")
    .selectAll()
    .where("supplier_id", "is not distinct from", supplierId)
    .where("retired_at", "is", null)
    .orderBy("number")
    .execute();
  return rows.map(toPromoCode);
}

/**
 * Returns the code that applies to an agency's cars; undefined if neither the agency nor the marketplace has
 * one with this text. The agency's own code takes precedence [PD9].
 */
export async function findPromoCode(
  db: Database,
  supplierId: string,
  code: string,
): Promise<KnownPromoCode | undefined> {
  const row = await db
    .selectFrom("promo_codes")
    .selectAll()
    .where(({ or, eb }) => or([eb("supplier_id", "=", supplierId), eb("supplier_id", "is", null)]))
    .where("code", "=", code)
    .where("retired_at", "is", null)
    .orderBy("supplier_id", (order) => order.asc().nullsLast())
    .executeTakeFirst();
  return row && toPromoCode(row);
}

/**
 * Returns whether a code other than `id` prevents an agency or the marketplace from using this text [PD1,
 * PD9].
 */
export async function isPromoCodeTaken(
  db: Database,
  { supplierId, code, id }: { supplierId: string | null; code: string; id: string | undefined },
): Promise<boolean> {
  const row = await db
    .selectFrom("promo_codes")
    .select("id")
    .where("code", "=", code)
    .where("retired_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "!=", id ?? ""))
    .$if(supplierId !== null, (query) =>
      query.where(({ or, eb }) => or([eb("supplier_id", "=", supplierId), eb("supplier_id", "is", null)])),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name of the lock to take before a code with this text is added. */
export function promoTextLock(code: string): string {
  return `promo code ${code}`;
}

function toPromoCode(row: Selectable<PromoCodesTable>): KnownPromoCode {
  const { percentage, amount_millimes: amount, minimum_rental_millimes: minimumRental } = row;
  return {
    id: row.id,
    version: row.version,
    ofMarketplace: row.supplier_id === null,
    code: row.code,
    discount:
      percentage === null
        ? { kind: "amount", amount: toDinars(amount ?? 0) }
        : { kind: "percentage", percentage },
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    rentalFrom: row.rental_from,
    rentalUntil: row.rental_until,
    minimumDays: row.minimum_days,
    minimumRental: minimumRental === null ? null : toDinars(minimumRental),
    maximumUses: row.maximum_uses,
    maximumUsesPerDriver: row.maximum_uses_per_driver,
    isPaused: row.is_paused,
  };
}

export function promoCodeColumns({ discount, minimumRental, ...promo }: PromoCode) {
  return {
    code: promo.code,
    percentage: discount.kind === "percentage" ? discount.percentage : null,
    amount_millimes: discount.kind === "amount" ? toMillimes(discount.amount) : null,
    valid_from: promo.validFrom,
    valid_until: promo.validUntil,
    rental_from: promo.rentalFrom,
    rental_until: promo.rentalUntil,
    minimum_days: promo.minimumDays,
    minimum_rental_millimes: minimumRental === null ? null : toMillimes(minimumRental),
    maximum_uses: promo.maximumUses,
    maximum_uses_per_driver: promo.maximumUsesPerDriver,
    is_paused: promo.isPaused,
  };
}
