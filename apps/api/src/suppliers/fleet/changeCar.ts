import type { CarDraft, CarEdit } from "@sayara/domain/car/CarDraft";
import type { CarStatus } from "@sayara/domain/car/CarStatus";
import { missingForPublishing } from "@sayara/domain/car/missingForPublishing";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { isDeepStrictEqual } from "node:util";
import { carColumns } from "#api/catalogue/cars/carColumns.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requirePlanCapacity } from "#api/money/subscriptions/requirePlanCapacity.ts";
import type { SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { type FleetRow, selectFleetCars, toCarDraft } from "./fleetRows.ts";
import { writeCarPlaces } from "./writeCarPlaces.ts";

/**
 * Returns a car of the agency. Requires the agency's lock.
 *
 * @throws RefusalError `not_found`, `stale_version`.
 */
export async function requireCar(
  { transaction, supplier }: SupplierWrite,
  { id, version }: { id: string; version?: number },
): Promise<FleetRow> {
  const row = isUuid(id)
    ? await selectFleetCars(transaction, supplier.id).where("cars.id", "=", id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  if (version !== undefined && row.version !== version) throw new RefusalError("stale_version");
  return row;
}

/**
 * Changes the given fields of a car whose values differ, and records the change.
 *
 * @returns the new version, or the current version if nothing differs.
 * @throws RefusalError `stale_version` [FL6], `car_incomplete` [FL3], `plate_taken` [FL5], `invalid_input`
 *   for unknown places.
 */
export async function changeCar(
  write: SupplierWrite,
  row: FleetRow,
  { version, ...fields }: CarEdit,
  now: Date,
): Promise<number> {
  if (row.version !== version) throw new RefusalError("stale_version");
  const stored = toCarDraft(row);
  const { before, after } = differenceOf(stored, fields);
  if (Object.keys(after).length === 0) return version;
  requireComplete({ ...stored, ...after }, row.status);
  const { transaction } = write;
  if (after.plate !== undefined) await requireFreePlate(write, after.plate, row.id);
  if (after.places !== undefined) await writeCarPlaces(transaction, row, after.places);
  await transaction
    .updateTable("cars")
    .set({
      ...carColumns(after),
      ...(after.discounts !== undefined && { discounts: JSON.stringify(after.discounts) }),
      version: version + 1,
      updated_at: now,
    })
    .where("id", "=", row.id)
    .execute();
  await write.recordEdit({ subject: "car", subjectId: row.id, action: "changed", before, after });
  return version + 1;
}

/**
 * Changes the status of a car and records the change.
 *
 * @throws RefusalError `car_incomplete` [FL2], `plan_cars` [SU2].
 */
export async function setCarStatus(
  write: SupplierWrite,
  row: FleetRow,
  { status, now }: { status: CarStatus; now: Date },
): Promise<void> {
  if (row.status === status) return;
  requireComplete(toCarDraft(row), status);
  const { transaction, supplier, planContext } = write;
  if (status === "published") await requirePlanCapacity(transaction, supplier, "cars", planContext);
  await write.transaction
    .updateTable("cars")
    .set({ status, version: row.version + 1, updated_at: now })
    .where("id", "=", row.id)
    .execute();
  await write.recordEdit({
    subject: "car",
    subjectId: row.id,
    action: status,
    before: { status: row.status },
    after: { status },
  });
}

/** @throws RefusalError `plate_taken` [FL5]. */
export async function requireFreePlate(
  { transaction, supplier }: { transaction: Transaction; supplier: { id: string } },
  plate: string | null,
  carId?: string,
): Promise<void> {
  if (plate === null) return;
  const owner = await transaction
    .selectFrom("cars")
    .select("id")
    .where("supplier_id", "=", supplier.id)
    .where("plate", "=", plate)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (owner !== undefined && owner.id !== carId) throw new RefusalError("plate_taken");
}

/**
 * Refuses a car that lacks fields required by its status. A published car requires all of them, a withdrawn
 * car only the price and the deposit.
 *
 * @throws RefusalError `car_incomplete` [FL2, FL3].
 */
export function requireComplete(car: CarDraft, status: CarStatus): void {
  if (status === "draft") return;
  const { required } =
    status === "published"
      ? missingForPublishing({ ...car, photos: 0 })
      : { required: (["dailyPrice", "deposit"] as const).filter((field) => car[field] === null) };
  if (required.length === 0) return;
  const fields = Object.fromEntries(required.map((gap) => [gap, validationMessage("required")]));
  throw new RefusalError("car_incomplete", { fields });
}

/** Returns the values of the fields that differ, before and after the change. */
export function differenceOf(stored: CarDraft, fields: Omit<CarEdit, "version">) {
  const before: Partial<Record<keyof CarDraft, unknown>> = {};
  const after: Partial<Record<keyof CarDraft, unknown>> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = name as keyof CarDraft;
    const next = field === "places" ? [...new Set(value as string[])].toSorted() : value;
    if (value === undefined || isDeepStrictEqual(stored[field], next)) continue;
    before[field] = stored[field];
    after[field] = next;
  }
  return { before, after: after as Partial<CarDraft> };
}
