import { limitingDocumentTypes } from "@sayara/domain/supplier/papers/arePapersValid";
import type { Transaction } from "#api/database/Schema.ts";

/**
 * Stores the last day on which rentals of a car, or of all an agency's cars, may end: the expiry of the
 * accepted document that expires first [DC3]. Searches then reload the row.
 */
export async function updateBookableUntil(
  transaction: Transaction,
  { supplierId, carId }: { supplierId: string; carId: string | null },
): Promise<void> {
  const { until } = await transaction
    .selectFrom("documents")
    .select(({ fn }) => fn.min("expires_on").as("until"))
    .where("supplier_id", "=", supplierId)
    .where("car_id", carId === null ? "is" : "=", carId)
    .where("type", "in", limitingDocumentTypes)
    .where("status", "=", "accepte")
    .where("superseded_by", "is", null)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable(carId === null ? "suppliers" : "cars")
    .set({ bookable_until: until })
    .where("id", "=", carId ?? supplierId)
    .where("bookable_until", "is distinct from", until)
    .execute();
}
