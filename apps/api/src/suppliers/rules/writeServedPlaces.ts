import { beyondBox, boxAround } from "@sayara/domain/location/boxAround";
import type { Position } from "@sayara/domain/location/Location";
import { MEETING_KILOMETRES, type ServedPlaces } from "@sayara/domain/supplier/SupplierRules";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { lockPlaces } from "#api/suppliers/lockPlaces.ts";

/**
 * Replaces the places that an agency serves. Requires the agency's lock.
 *
 * @throws RefusalError `invalid_input` with the field for an unknown place and for a pin too far from its
 *   place [AR6], and for omitting a place where cars are picked up.
 */
export async function writeServedPlaces(
  transaction: Transaction,
  { supplierId, places }: { supplierId: string; places: ServedPlaces },
): Promise<void> {
  const positions = await readPositions(transaction, places);
  refuseUnknown(positions, places);
  refuseFarPins(positions, places);
  await refuseRemovalWithCars(transaction, { supplierId, places });
  await transaction.deleteFrom("supplier_locations").where("supplier_id", "=", supplierId).execute();
  await transaction.deleteFrom("meeting_places").where("supplier_id", "=", supplierId).execute();
  await insertRows(
    transaction,
    "supplier_locations",
    places.map(({ location, acceptsReturns }) => ({
      supplier_id: supplierId,
      location_id: location,
      accepts_returns: acceptsReturns,
    })),
  );
  await insertRows(
    transaction,
    "meeting_places",
    places.flatMap(({ location, meeting }) =>
      meeting === null
        ? []
        : [
            {
              supplier_id: supplierId,
              location_id: location,
              ...meeting.position,
              instructions: meeting.instructions,
            },
          ],
    ),
  );
}

type Positions = ReadonlyMap<string, Position>;

async function readPositions(transaction: Transaction, places: ServedPlaces): Promise<Positions> {
  const ids = places.map(({ location }) => location).filter(isUuid);
  const rows = ids.length === 0 ? [] : await lockPlaces(transaction, ids);
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
}

function refuseUnknown(positions: Positions, places: ServedPlaces): void {
  const index = places.findIndex(({ location }) => !positions.has(location.toLowerCase()));
  if (index === -1) return;
  const fields = { [`places.${index}.location`]: validationMessage("invalid") };
  throw new RefusalError("invalid_input", { fields });
}

function refuseFarPins(positions: Positions, places: ServedPlaces): void {
  const message = validationMessage("position_far", { kilometres: MEETING_KILOMETRES });
  const fields: Record<string, string> = {};
  for (const [index, { location, meeting }] of places.entries()) {
    const position = positions.get(location.toLowerCase());
    if (position === undefined || meeting === null) continue;
    for (const axis of beyondBox(meeting.position, boxAround(position, MEETING_KILOMETRES)))
      fields[`places.${index}.meeting.position.${axis}`] = message;
  }
  if (Object.keys(fields).length > 0) throw new RefusalError("invalid_input", { fields });
}

async function refuseRemovalWithCars(
  transaction: Transaction,
  { supplierId, places }: { supplierId: string; places: ServedPlaces },
): Promise<void> {
  const kept = new Set(places.map(({ location }) => location.toLowerCase()));
  const served = await transaction
    .selectFrom("supplier_locations")
    .select("location_id")
    .where("supplier_id", "=", supplierId)
    .execute();
  const removed = served.map(({ location_id }) => location_id).filter((id) => !kept.has(id));
  if (removed.length === 0) return;
  const car = await transaction
    .selectFrom("car_locations")
    .innerJoin("cars", "cars.id", "car_locations.car_id")
    .select("cars.id")
    .where("cars.supplier_id", "=", supplierId)
    .where("cars.deleted_at", "is", null)
    .where("car_locations.location_id", "in", removed)
    .limit(1)
    .executeTakeFirst();
  if (car === undefined) return;
  throw new RefusalError("invalid_input", { fields: { places: validationMessage("place_has_cars") } });
}
