import type { CarDraft } from "@sayara/domain/car/CarDraft";
import { MAX_FLEET_CARS } from "@sayara/domain/config/businessDefaults";
import type { Insertable } from "kysely";
import { carColumns } from "#api/catalogue/cars/carColumns.ts";
import { slugOf } from "#api/catalogue/slugOf.ts";
import type { CarsTable } from "#api/database/tables/catalogueTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireFreePlate } from "./changeCar.ts";
import { writeCarPlaces } from "./writeCarPlaces.ts";

/** A draft with its seasonal prices as stored. */
export interface NewCar {
  draft: CarDraft;
  periodicPrices?: unknown;
}

/**
 * Adds a draft to the agency's fleet and records the edit.
 *
 * @returns the car's id.
 * @throws RefusalError `too_many_cars`, `plate_taken` [FL5], `invalid_input` for unknown places.
 */
export async function insertCar(
  write: SupplierWrite,
  { draft, periodicPrices = [] }: NewCar,
  { randomBytes, now }: Pick<Dependencies, "randomBytes"> & { now: Date },
): Promise<string> {
  const { transaction, supplier } = write;
  const { cars } = await transaction
    .selectFrom("cars")
    .where("supplier_id", "=", supplier.id)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("cars"))
    .executeTakeFirstOrThrow();
  if (cars >= MAX_FLEET_CARS) throw new RefusalError("too_many_cars");
  await requireFreePlate(write, draft.plate);
  const { places, ...fields } = draft;
  const row = {
    ...carColumns(fields),
    // The slug has a random part, because an agency has many cars of one model, and slugs of drafts must not
    // reveal their number.
    slug: slugOf(`${draft.name} ${randomBytes(4).toString("hex")}`),
    supplier_id: supplier.id,
    status: "draft" as const,
    periodic_prices: JSON.stringify(periodicPrices),
    discounts: JSON.stringify(draft.discounts ?? []),
    created_at: now,
    updated_at: now,
  };
  const { id } = await transaction
    .insertInto("cars")
    // A draft's fields cover every required column.
    .values(row as typeof row & Insertable<CarsTable>)
    .returning("id")
    .executeTakeFirstOrThrow();
  if (places.length > 0) await writeCarPlaces(transaction, { id, supplier_id: supplier.id }, places);
  await write.recordEdit({ subject: "car", subjectId: id, action: "created", after: draft });
  return id;
}
