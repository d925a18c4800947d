import { CarDraft } from "@sayara/domain/car/CarDraft";
import type { CarStatus } from "@sayara/domain/car/CarStatus";
import * as v from "valibot";
import { expectationOf } from "../expectationOf.ts";
import type { FilePosition } from "./FilePosition.ts";
import type { FleetFile, FleetFileRow } from "./readFleetFile.ts";

/** A stored car of the fleet. Its values may be newer than this version knows. */
export type StoredCar = { [Field in keyof CarDraft]: unknown } & {
  id: string;
  slug: string;
  version: number;
  status: string;
  plate: string | null;
  places: readonly string[];
};

export interface FleetPlace {
  id: string;
  slug: string;
  name: string;
}

/** A field that a row changes. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Preview of saving a row of the file. */
export type PlannedRow = { line: number; label: string } & (
  | { kind: "created"; row: SavableRow }
  | { kind: "changed"; row: SavableRow; changes: readonly FieldChange[] }
  | { kind: "unchanged" }
  | { kind: "refused"; problems: readonly FilePosition[] }
);

/** A row of `saveCars`. */
export interface SavableRow {
  id: string | null;
  edit: Partial<CarDraft> & { version?: number };
  status?: CarStatus;
}

type ReadFile = Extract<FleetFile, { rows: unknown }>;

/**
 * Compares the rows of a file with the fleet. A row changes the car with its id or plate, or adds a car
 * [FL10].
 */
export function compareFleet(
  { rows, columnOf }: ReadFile,
  { cars, places }: { cars: readonly StoredCar[]; places: readonly FleetPlace[] },
): PlannedRow[] {
  const carById = new Map(cars.flatMap((car) => [[car.slug, car] as const, [car.id, car] as const]));
  const carByPlate = new Map(cars.flatMap((car) => (car.plate === null ? [] : [[car.plate, car] as const])));
  const findPlace = placeFinder(places);
  const lines = new Map<string, number>();
  return rows.map((row): PlannedRow => {
    const { line, label, content } = row;
    if ("problems" in content) return { line, label, kind: "refused", problems: content.problems };
    const { id, plate } = content.record;
    const car = carById.get(id ?? "") ?? carByPlate.get(plate ?? "");
    const problems: FilePosition[] = [];
    const report = (field: string, problem: FilePosition["problem"]) => {
      const column = columnOf(field);
      problems.push({ line, ...(column !== undefined && { column }), field, problem });
    };
    const key = car?.id ?? plate ?? "";
    const earlier = lines.get(key);
    if (earlier !== undefined) report("plate", { code: "repeated_car", values: { line: earlier } });
    else if (key !== "") lines.set(key, line);
    if (car === undefined) {
      problems.push(...content.missing);
      if (plate === undefined) report("plate", { code: "plate_of_new_car" });
    }
    const { fields, status } = fieldsOf(content, car === undefined, (place) => {
      const found = findPlace(place);
      if (found === undefined) report("places", { code: "unknown_place", values: { place } });
      return found;
    });
    const checked = v.safeParse(car === undefined ? CarDraft : v.partial(CarDraft), fields);
    for (const issue of problems.length > 0 ? [] : (checked.issues ?? []))
      report((issue.path ?? []).map(({ key: part }) => String(part)).join("."), expectationOf(issue));
    if (problems.length > 0) return { line, label, kind: "refused", problems };
    return planOf(row, car, { fields: checked.output as Partial<CarDraft>, status });
  });
}

function planOf(
  { line, label }: FleetFileRow,
  car: StoredCar | undefined,
  { fields, status }: { fields: Partial<CarDraft>; status: CarStatus | undefined },
): PlannedRow {
  const statusOf = (stored: string) => (status === undefined || status === stored ? {} : { status });
  if (car === undefined)
    return { line, label, kind: "created", row: { id: null, edit: fields, ...statusOf("draft") } };
  const changes = Object.entries(fields)
    .map(([field, after]) => ({ field, before: car[field as keyof CarDraft], after }))
    .filter(({ before, after }) => comparable(before) !== comparable(after));
  const edit = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const changedStatus = statusOf(car.status);
  const all =
    changedStatus.status === undefined
      ? changes
      : [...changes, { field: "status", before: car.status, after: changedStatus.status }];
  if (all.length === 0) return { line, label, kind: "unchanged" };
  return {
    line,
    label,
    kind: "changed",
    changes: all,
    row: { id: car.id, edit: { ...edit, version: car.version }, ...changedStatus },
  };
}

/** Values of a draft's optional fields that a row leaves out. */
const draftDefaults = {
  plate: null,
  chassisLast: null,
  registrationDate: null,
  fiscalPower: null,
  co2: null,
  deposit: null,
  dailyPrice: null,
  places: [],
};

/**
 * Converts the fields of a row to those of a car. For a new car, adds defaults for the fields that the row
 * leaves out.
 */
function fieldsOf(
  { record, fields }: Extract<FleetFileRow["content"], { record: unknown }>,
  isNew: boolean,
  placeOf: (place: string) => string | undefined,
): { fields: Record<string, unknown>; status: CarStatus | undefined } {
  const { id: _, status, places, ...others } = record;
  const values: Record<string, unknown> = isNew
    ? {
        ...draftDefaults,
        ...others,
      }
    : Object.fromEntries(Object.entries(others).filter(([field]) => fields.has(field)));
  if (places !== undefined) {
    const ids = places.map(placeOf).filter((id) => id !== undefined);
    values["places"] = [...new Set(ids)].toSorted();
  }
  return { fields: values, status };
}

/** Returns a function that finds the id of a place by id, slug or name. */
function placeFinder(places: readonly FleetPlace[]): (named: string) => string | undefined {
  const ids = new Map<string, string>();
  for (const { id, name } of places) ids.set(name.toLowerCase(), id);
  for (const { id, slug } of places) ids.set(slug, id).set(id, id);
  return (named) => ids.get(named) ?? ids.get(named.toLowerCase());
}

/** Returns a text for comparison. The order of a list's items and of an object's keys does not matter. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
