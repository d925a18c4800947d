import { randomUUID } from "node:crypto";
import type { CarDraft, CarEdit } from "@sayara/domain/car/CarDraft";
import type { CarStatus } from "@sayara/domain/car/CarStatus";
import { takenPlates } from "@sayara/domain/car/takenPlates";
import { MAX_FLEET_CARS } from "@sayara/domain/config/businessDefaults";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { roomIn } from "@sayara/domain/subscription/planCapabilities";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import { carColumns } from "#api/catalogue/cars/carColumns.ts";
import { slugOf } from "#api/catalogue/slugOf.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { updateRows } from "#api/database/statements/updateRows.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readPlan } from "#api/money/subscriptions/readPlan.ts";
import { countPublishedCars, limitRefusal } from "#api/money/subscriptions/requirePlanCapacity.ts";
import type { SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { lockPlaces } from "#api/suppliers/lockPlaces.ts";
import type { SupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { differenceOf, requireComplete } from "./changeCar.ts";
import { type FleetRow, selectFleetCars, toCarDraft } from "./fleetRows.ts";

/** Changes and new cars of one agency, which are checked row by row and written together. */
export interface Sheet {
  /** @throws RefusalError the codes of `changeCar` and `setCarStatus`, and `not_found`, `not_allowed`. */
  change: (id: string, edit: CarEdit, row: SheetRow) => { id: string; version: number };
  /** @throws RefusalError the codes of `insertCar` and `setCarStatus`, and `not_allowed`. */
  add: (draft: CarDraft, row: SheetRow) => { id: string; version: number };
  /** Returns the plates that accepted rows want but other cars keep [FL5]. */
  keptPlates: () => ReadonlySet<string>;
  /** Writes and records the accepted rows. The number of statements does not depend on the number of rows. */
  write: () => Promise<void>;
}

interface SheetRow {
  status: CarStatus | undefined;
}

/** A car with the changes of the accepted rows. */
interface WrittenCar {
  id: string;
  draft: CarDraft;
  status: CarStatus;
  version: number;
}

/**
 * Reads the data that the checks of a sheet need. Returns a function that starts an empty sheet, in which no
 * row may get one of `keptPlates`. Requires the agency's lock.
 */
export async function openSheet(
  write: SupplierWrite,
  rows: readonly { id: string | null; edit: Readonly<Record<string, unknown>> }[],
  tools: Pick<Dependencies, "randomBytes"> & { now: Date },
): Promise<(keptPlates: ReadonlySet<string>) => Sheet> {
  const { transaction, supplier } = write;
  const [cars, plates, places] = [
    await readCars(write, rows),
    await readPlates(write),
    await readPlaces(write, rows),
  ];
  const { plan } = await readPlan(transaction, supplier, write.planContext);
  const published = await countPublishedCars(transaction, supplier.id);
  const changesPlate = new Set(rows.flatMap(({ id, edit }) => (id !== null && "plate" in edit ? [id] : [])));
  const untouchedPlates = [...plates].flatMap(([id, plate]) => (changesPlate.has(id) ? [] : (plate ?? [])));
  return (keptPlates) =>
    startSheet(
      write,
      { cars, plates, places, plan, published, keptPlates: new Set([...untouchedPlates, ...keptPlates]) },
      tools,
    );
}

interface StoredFleet {
  /** The cars that the rows name, by id. */
  cars: ReadonlyMap<string, FleetRow>;
  /** The plate of each car of the fleet, by id. */
  plates: ReadonlyMap<string, string | null>;
  places: ReadonlySet<string>;
  plan: Awaited<ReturnType<typeof readPlan>>["plan"];
  /** Number of published cars. */
  published: number;
  /** Plates that no row may get. */
  keptPlates: ReadonlySet<string>;
}

function startSheet(
  write: SupplierWrite,
  { cars, plates, places, plan, keptPlates, ...stored }: StoredFleet,
  { randomBytes, now }: Pick<Dependencies, "randomBytes"> & { now: Date },
): Sheet {
  const { transaction, supplier, actor, standing } = write;
  let { published } = stored;
  const mayPublish = isSupplierActionAllowed(actor, "publishCars", { standing });
  const added: WrittenCar[] = [];
  const changed: (WrittenCar & { isPlateNew: boolean; arePlacesNew: boolean })[] = [];
  const edits: SupplierEdit[] = [];
  /** The plates wanted by accepted rows, by the id of the car, in the order of the rows. */
  const wantedPlates = new Map<string, string | null>();
  /** The new plates that accepted rows give to cars. */
  const givenPlates = new Set<string>();

  const requireStatus = (draft: CarDraft, from: CarStatus, to: CarStatus) => {
    if (from !== to) {
      if (!mayPublish) throw new RefusalError("not_allowed");
      if (to === "draft")
        throw new RefusalError("invalid_input", { fields: { status: validationMessage("invalid") } });
      if (from === "draft" && to === "withdrawn") throw new RefusalError("car_not_published");
    }
    requireComplete(draft, to);
    if (from !== "published" && to === "published" && roomIn(plan, "cars", published) === 0)
      throw limitRefusal(plan, "cars", published);
  };
  const requirePlate = (plate: string | null) => {
    if (plate !== null && (keptPlates.has(plate) || givenPlates.has(plate)))
      throw new RefusalError("plate_taken");
  };
  const givePlate = (plate: string | null) => {
    if (plate !== null) givenPlates.add(plate);
  };
  const requirePlaces = (ids: readonly string[]) => {
    if (!ids.every((id) => places.has(id)))
      throw new RefusalError("invalid_input", { fields: { places: validationMessage("invalid") } });
  };
  const recordStatus = (subjectId: string, from: CarStatus, to: CarStatus) => {
    published += Number(to === "published") - Number(from === "published");
    if (from !== to)
      edits.push({
        subject: "car",
        subjectId,
        action: to,
        before: { status: from },
        after: { status: to },
      });
  };

  function change(id: string, { version, ...fields }: CarEdit, { status }: SheetRow) {
    const row = cars.get(id);
    if (row === undefined) throw new RefusalError("not_found");
    // A second row for the same car is based on a version that the first row replaces.
    if (row.version !== version || wantedPlates.has(id)) throw new RefusalError("stale_version");
    const storedDraft = toCarDraft(row);
    const { before, after } = differenceOf(storedDraft, fields);
    const isChanged = Object.keys(after).length > 0;
    const next = status ?? row.status;
    if (!isChanged && next === row.status) return { id, version };
    const draft = { ...storedDraft, ...after };
    if (after.places !== undefined) requirePlaces(after.places);
    requireStatus(draft, row.status, next);
    if (after.plate !== undefined) {
      requirePlate(after.plate);
      givePlate(after.plate);
    }
    if (isChanged) edits.push({ subject: "car", subjectId: id, action: "changed", before, after });
    recordStatus(id, row.status, next);
    const nextVersion = version + (isChanged ? 1 : 0) + (next === row.status ? 0 : 1);
    changed.push({
      id,
      draft,
      status: next,
      version: nextVersion,
      isPlateNew: after.plate !== undefined,
      arePlacesNew: after.places !== undefined,
    });
    wantedPlates.set(id, draft.plate);
    return { id, version: nextVersion };
  }

  function add(typed: CarDraft, { status = "draft" }: SheetRow) {
    const draft = { ...typed, places: [...new Set(typed.places)] };
    if (plates.size + added.length >= MAX_FLEET_CARS) throw new RefusalError("too_many_cars");
    const id = randomUUID();
    requirePlaces(draft.places);
    requirePlate(draft.plate);
    requireStatus(draft, "draft", status);
    givePlate(draft.plate);
    edits.push({ subject: "car", subjectId: id, action: "created", after: draft });
    recordStatus(id, "draft", status);
    const version = status === "draft" ? 1 : 2;
    wantedPlates.set(id, draft.plate);
    added.push({ id, draft, status, version });
    return { id, version };
  }

  function findKeptPlates() {
    const others = [...plates.keys()].filter((id) => !wantedPlates.has(id));
    const refused = takenPlates(
      [...others, ...wantedPlates.keys()].map((id) => {
        const plate = plates.get(id) ?? null;
        return { id, plate, wanted: wantedPlates.has(id) ? (wantedPlates.get(id) ?? null) : plate };
      }),
    );
    return new Set([...refused].flatMap((id) => wantedPlates.get(id) ?? []));
  }

  async function writeAll() {
    const plateIds = changed.filter(({ isPlateNew }) => isPlateNew).map(({ id }) => id);
    // Cars in a sheet may swap plates, and the unique index checks each row on its own.
    if (plateIds.length > 0)
      await transaction.updateTable("cars").set({ plate: null }).where("id", "in", plateIds).execute();
    const columnsOf = ({ id, draft, status, version }: WrittenCar) => {
      const { places: _, ...fields } = draft;
      return {
        ...carColumns(fields),
        discounts: draft.discounts ?? [],
        id,
        status,
        version,
        updated_at: now,
      };
    };
    await updateRows(transaction, "cars", changed.map(columnsOf));
    await insertRows(
      transaction,
      "cars",
      added.map((car) => ({
        ...columnsOf(car),
        // The slug has a random part, because an agency has many cars of one model, and slugs of drafts must
        // not reveal their number.
        slug: slugOf(`${car.draft.name} ${randomBytes(4).toString("hex")}`),
        supplier_id: supplier.id,
        periodic_prices: [],
        created_at: now,
      })),
    );
    await writePlaces();
    await write.recordEdit(...edits);
  }

  async function writePlaces() {
    const moved = changed.filter(({ arePlacesNew }) => arePlacesNew);
    if (moved.length > 0)
      await transaction
        .deleteFrom("car_locations")
        .where(
          "car_id",
          "in",
          moved.map(({ id }) => id),
        )
        .execute();
    const rowsOfPlaces = [...moved, ...added].flatMap(({ id, draft }) =>
      draft.places.map((location_id) => ({ car_id: id, location_id })),
    );
    await insertRows(transaction, "car_locations", rowsOfPlaces);
    const served = [...new Set(rowsOfPlaces.map(({ location_id }) => location_id))];
    if (served.length === 0) return;
    await transaction
      .insertInto("supplier_locations")
      .values(served.map((location_id) => ({ supplier_id: supplier.id, location_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return { change, add, keptPlates: findKeptPlates, write: writeAll };
}

async function readCars(
  { transaction, supplier }: SupplierWrite,
  rows: readonly { id: string | null }[],
): Promise<Map<string, FleetRow>> {
  const ids = rows.map(({ id }) => id).filter((id): id is string => id !== null && isUuid(id));
  if (ids.length === 0) return new Map();
  const cars = await selectFleetCars(transaction, supplier.id).where("cars.id", "in", ids).execute();
  return new Map(cars.map((car) => [car.id, car]));
}

/** Reads the plates of the whole fleet [FL5]. */
async function readPlates({
  transaction,
  supplier,
}: SupplierWrite): Promise<ReadonlyMap<string, string | null>> {
  const cars = await transaction
    .selectFrom("cars")
    .select(["id", "plate"])
    .where("supplier_id", "=", supplier.id)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(cars.map(({ id, plate }) => [id, plate]));
}

/** Returns and locks the places in the rows that exist. */
async function readPlaces(
  { transaction }: SupplierWrite,
  rows: readonly { edit: Readonly<Record<string, unknown>> }[],
): Promise<ReadonlySet<string>> {
  const named = rows.flatMap(({ edit }) => (Array.isArray(edit["places"]) ? edit["places"] : []));
  const ids = [...new Set(named.filter((id): id is string => typeof id === "string" && isUuid(id)))];
  if (ids.length === 0) return new Set();
  return new Set((await lockPlaces(transaction, ids)).map(({ id }) => id));
}
