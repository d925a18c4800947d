import type { CarDraft } from "@sayara/domain/car/CarDraft";
import { fieldNames } from "../validateRecord.ts";
import { writeTable } from "../table/writeTable.ts";
import { FleetCarRecord } from "./FleetCarRecord.ts";

/** A car to write to a file; a sample car has no id. */
export type WrittenCar = { [Field in keyof CarDraft]?: unknown } & {
  id?: string;
  status?: string;
  places?: readonly string[];
};

/**
 * Writes cars as a table for French Excel and for `readFleetFile`: UTF-8 with a byte order mark, semicolons,
 * decimal commas, `VRAI` and `FAUX`.
 *
 * @param options.placeOf returns the slug of a place.
 */
export function writeFleetFile(
  cars: readonly WrittenCar[],
  { placeOf }: { placeOf: (id: string) => string },
): string {
  const columns = fieldNames(FleetCarRecord);
  const rows = cars.map((car) => {
    const values: Record<string, unknown> = { ...car, places: car.places?.map(placeOf) };
    return columns.map((column) => valueAt(values, column.split(".")));
  });
  return writeTable([columns, ...rows]);
}

function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    values,
  );
}
