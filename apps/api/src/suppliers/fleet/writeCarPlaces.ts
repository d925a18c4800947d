import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { lockPlaces } from "#api/suppliers/lockPlaces.ts";

/**
 * Replaces the pick-up places of a car, and adds them to the places of its agency.
 *
 * @throws RefusalError `invalid_input` for a place that does not exist.
 */
export async function writeCarPlaces(
  transaction: Transaction,
  car: { id: string; supplier_id: string },
  places: readonly string[],
): Promise<void> {
  const ids = [...new Set(places)];
  const found = ids.every(isUuid) && ids.length > 0 ? await lockPlaces(transaction, ids) : [];
  if (found.length !== ids.length)
    throw new RefusalError("invalid_input", { fields: { places: validationMessage("invalid") } });
  await transaction.deleteFrom("car_locations").where("car_id", "=", car.id).execute();
  if (ids.length === 0) return;
  await transaction
    .insertInto("car_locations")
    .values(ids.map((location_id) => ({ car_id: car.id, location_id })))
    .execute();
  await transaction
    .insertInto("supplier_locations")
    .values(ids.map((location_id) => ({ supplier_id: car.supplier_id, location_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
