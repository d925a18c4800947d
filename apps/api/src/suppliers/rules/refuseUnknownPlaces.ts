import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

/** @throws RefusalError `invalid_input` with the field of each unknown place of a one-way fee or a delivery. */
export async function refuseUnknownPlaces(
  transaction: Transaction,
  { oneWay, delivery }: SupplierFees,
): Promise<void> {
  const pairPlaces = oneWay.flatMap(({ pickup, dropOff }) => [pickup, dropOff]);
  const ids = [...pairPlaces, ...delivery.map(({ place }) => place)].filter(isUuid);
  const rows =
    ids.length === 0
      ? []
      : await transaction.selectFrom("locations").select("id").where("id", "in", ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const fields: Record<string, ReturnType<typeof validationMessage>> = {};
  for (const [index, pair] of oneWay.entries()) {
    for (const side of ["pickup", "dropOff"] as const) {
      if (!known.has(pair[side].toLowerCase())) {
        fields[`fees.oneWay.${index}.${side}`] = validationMessage("invalid");
      }
    }
  }
  for (const [index, { place }] of delivery.entries()) {
    if (!known.has(place.toLowerCase())) {
      fields[`fees.delivery.${index}.place`] = validationMessage("invalid");
    }
  }
  if (Object.keys(fields).length > 0) throw new RefusalError("invalid_input", { fields });
}
