import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** @throws RefusalError `not_found` unless the car belongs to the agency. */
export async function requireCar(
  db: Transaction,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<void> {
  const car = isUuid(id)
    ? await db
        .selectFrom("cars")
        .select("id")
        .where("id", "=", id)
        .where("supplier_id", "=", supplierId)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (car === undefined) throw new RefusalError("not_found");
}
