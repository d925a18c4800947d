import { carColumns } from "#api/catalogue/cars/carColumns.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { CarChange, AnyCarRecord } from "@sayara/catalogue/CatalogueRecord";
import { type ImportedRecord, problemAt } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import { readCarRecords } from "#api/operate/catalogue/read/readCarRecords.ts";
import { storedNames } from "./storedNames.ts";
import { type WriteResult, type WrittenRow, writeRecords } from "./writeRecords.ts";

/** Writes cars with their places. Their price periods are separate records. */
export async function writeCars(
  transaction: Transaction,
  imported: readonly ImportedRecord<CarChange>[],
  {
    places,
    agencies,
    now,
    isWriting,
  }: {
    places: ReadonlyMap<string, string>;
    agencies: ReadonlyMap<string, string>;
    now: Date;
    isWriting: boolean;
  },
): Promise<WriteResult<AnyCarRecord>> {
  const nameOf = await storedNames(transaction, "place", "agency");
  const locationIdOf = (id: string) => places.get(id) ?? id;
  const result = await writeRecords<AnyCarRecord>(transaction, imported, {
    type: "car",
    isWriting,
    table: "cars",
    slugText: ({ name, id }) => `${name} ${id}`,
    stored: (rows) => readCarRecords(transaction, { rows, nameOf }),
    columns: (car) => ({ supplier_id: agencies.get(car.agency), ...columnsOf(car), updated_at: now }),
    check: async (rows) => [...findIncomplete(rows), ...(await findTakenPlates(transaction, rows, agencies))],
    firstColumns: () => ({ trips: 0, review_count: 0, rating_sum: 0, periodic_prices: [], created_at: now }),
  });
  if (!isWriting || result.problems.length > 0) return result;
  const { writtenRows } = result;
  const changedIds = writtenRows.filter(({ isNew }) => !isNew).map(({ rowId }) => rowId);
  for (let start = 0; start < changedIds.length; start += ROWS_PER_STATEMENT) {
    const chunk = changedIds.slice(start, start + ROWS_PER_STATEMENT);
    await transaction.deleteFrom("car_locations").where("car_id", "in", chunk).execute();
  }
  await insertRows(
    transaction,
    "car_locations",
    writtenRows.flatMap(({ record, rowId }) =>
      [...new Set(record.places ?? [])].map((place) => ({ car_id: rowId, location_id: locationIdOf(place) })),
    ),
  );
  for (const { rowId, oldSlug } of writtenRows) {
    if (oldSlug === undefined) continue;
    await transaction
      .insertInto("car_old_slugs")
      .values({ slug: oldSlug, car_id: rowId })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ car_id: rowId }))
      .execute();
  }
  return result;
}

const ROWS_PER_STATEMENT = 2000;

/** Every record has the same columns, as the statement that writes them requires. */
function columnsOf({ discounts, status = "published", ...car }: AnyCarRecord): object {
  const { co2 = null, deposit = null, dailyPrice = null, plate = null } = car;
  const { chassisLast = null, registrationDate = null, fiscalPower = null, places = [] } = car;
  const filled = {
    ...car,
    co2,
    deposit,
    dailyPrice,
    plate,
    chassisLast,
    registrationDate,
    fiscalPower,
    places,
  };
  return { ...carColumns(filled), discounts, status };
}

/** Finds cars that are not drafts but lack a field that searches or prices need. */
function findIncomplete(rows: readonly WrittenRow<AnyCarRecord>[]): ImportProblem[] {
  return rows.flatMap(({ record, imported }) =>
    record.status === "draft"
      ? []
      : (["deposit", "dailyPrice", "places"] as const)
          .filter((field) => record[field] === undefined)
          .map((field) => problemAt(imported, field, "is missing: only a draft may lack it")),
  );
}

/** Finds plates that another car of the agency has, whether in this import or already stored [FL5]. */
async function findTakenPlates(
  transaction: Transaction,
  rows: readonly WrittenRow<AnyCarRecord>[],
  agencies: ReadonlyMap<string, string>,
): Promise<ImportProblem[]> {
  const withPlates = rows.filter(({ record }) => record.plate !== undefined);
  if (withPlates.length === 0) return [];
  const written = new Set(rows.map(({ rowId }) => rowId));
  const stored = await transaction
    .selectFrom("cars")
    .select(["id", "supplier_id", "plate"])
    .where("plate", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  const taken = new Set(
    stored.filter(({ id }) => !written.has(id)).map(({ supplier_id, plate }) => `${supplier_id} ${plate}`),
  );
  return withPlates.flatMap(({ record: { agency, plate }, imported }) => {
    const key = `${agencies.get(agency) ?? agency} ${plate}`;
    if (taken.has(key))
      return [problemAt(imported, "plate", `${plate} belongs to another car of the agency`)];
    taken.add(key);
    return [];
  });
}
