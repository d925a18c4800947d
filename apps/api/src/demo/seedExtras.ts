import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { demoExtras } from "./demoExtras.ts";

/** Inserts the extras of the demo agencies. Every third agency gets none, like many small agencies. */
export async function seedExtras(
  transaction: Transaction,
  { supplierIds, now }: { supplierIds: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const rows = [...supplierIds.values()]
    .filter((_, index) => index % 3 !== 2)
    .flatMap((supplierId) =>
      demoExtras.map(({ kind, name, price, per, maximumPerRental, stock }) => ({
        supplier_id: supplierId,
        kind,
        name,
        price_millimes: price * 1000,
        per,
        maximum_per_rental: maximumPerRental,
        stock,
        created_at: now,
        updated_at: now,
      })),
    );
  await insertRows(transaction, "extras", rows);
}
