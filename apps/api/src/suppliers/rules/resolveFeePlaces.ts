import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { lockPlaces } from "#api/suppliers/lockPlaces.ts";

/**
 * Returns the fees with the places' ids in their stored form, because price calculation compares them as
 * text. Locks the places until the transaction ends, because no database constraint protects places in stored
 * fees from deletion [PA4].
 *
 * @throws RefusalError `invalid_input` with the field of each unknown place of a one-way fee, a delivery or a
 *   collection.
 */
export async function resolveFeePlaces(
  transaction: Transaction,
  { oneWay, delivery, collection, ...others }: SupplierFees,
): Promise<SupplierFees> {
  const stored = {
    ...others,
    oneWay: oneWay.map((fee) => ({
      ...fee,
      pickup: fee.pickup.toLowerCase(),
      dropOff: fee.dropOff.toLowerCase(),
    })),
    delivery: delivery.map((terms) => ({ ...terms, place: terms.place.toLowerCase() })),
    collection: collection.map((terms) => ({ ...terms, place: terms.place.toLowerCase() })),
  };
  const pairPlaces = stored.oneWay.flatMap(({ pickup, dropOff }) => [pickup, dropOff]);
  const servicePlaces = addressServices.flatMap((service) => stored[service].map(({ place }) => place));
  const ids = [...pairPlaces, ...servicePlaces].filter(isUuid);
  const rows = ids.length === 0 ? [] : await lockPlaces(transaction, ids);
  const known = new Set(rows.map(({ id }) => id));
  const fields: Record<string, ReturnType<typeof validationMessage>> = {};
  for (const [index, pair] of stored.oneWay.entries()) {
    for (const side of ["pickup", "dropOff"] as const) {
      if (!known.has(pair[side])) fields[`fees.oneWay.${index}.${side}`] = validationMessage("invalid");
    }
  }
  for (const service of addressServices) {
    for (const [index, { place }] of stored[service].entries()) {
      if (!known.has(place)) fields[`fees.${service}.${index}.place`] = validationMessage("invalid");
    }
  }
  if (Object.keys(fields).length > 0) throw new RefusalError("invalid_input", { fields });
  return stored;
}
