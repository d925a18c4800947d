import { promoCodeColumns } from "#api/catalogue/promoCodeRows.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { dateInZone } from "@sayara/domain/time/dateInZone";

/** Inserts the promo codes of the README's tour: one of the demonstration account's agency and one of the marketplace. */
export async function seedPromoCodes(
  transaction: Transaction,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<void> {
  const today = dateInZone(now, MARKETPLACE_TIME_ZONE);
  const terms = {
    validFrom: today,
    validUntil: addCalendarMonths(today, 12),
    rentalFrom: null,
    rentalUntil: null,
    minimumRental: null,
    maximumUses: null,
    maximumUsesPerDriver: null,
    isPaused: false,
  };
  const times = { created_at: now, updated_at: now };
  const percentage = (value: number) => ({ kind: "percentage", percentage: value }) as const;
  await insertRows(transaction, "promo_codes", [
    {
      ...promoCodeColumns({ ...terms, code: "AGENCE10", discount: percentage(10), minimumDays: 3 }),
      ...times,
      supplier_id: supplierId,
    },
    {
      ...promoCodeColumns({ ...terms, code: "SAYARA5", discount: percentage(5), minimumDays: null }),
      ...times,
      supplier_id: null,
    },
  ]);
}
