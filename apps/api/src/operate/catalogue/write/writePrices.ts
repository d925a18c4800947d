import { toMillimes } from "@sayara/domain/money/millimes";
import type { Transaction } from "#api/database/Schema.ts";
import { updateRows } from "#api/database/statements/updateRows.ts";
import type { PriceRecord } from "@sayara/catalogue/CatalogueRecord";
import { type ImportedRecord, problemAt } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import { hashOf, readSources, writeSources } from "#api/operate/catalogue/read/sources.ts";
import type { Tally } from "./writeRecords.ts";

/** Maximum periods of a car, as in `CarPricing`. */
const MAXIMUM_PERIODS = 200;

/** Replaces the price periods of each car that has price records. The tally counts cars. */
export async function writePrices(
  transaction: Transaction,
  imported: readonly ImportedRecord<PriceRecord>[],
  { cars, now, isWriting }: { cars: ReadonlyMap<string, string>; now: Date; isWriting: boolean },
): Promise<{ tally: Tally; problems: ImportProblem[] }> {
  const recordsByCar = Map.groupBy(imported, ({ record }) => record.car);
  const sources = await readSources(transaction, "price");
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 };
  const problems: ImportProblem[] = [];
  const rows: { id: string; periodic_prices: object[]; updated_at: Date }[] = [];
  const sourceRows: { id: string; rowId: string; hash: string }[] = [];
  for (const [car, records] of recordsByCar) {
    const excessRecord = records[MAXIMUM_PERIODS];
    if (excessRecord !== undefined)
      problems.push(problemAt(excessRecord, "car", `${car} has more than ${MAXIMUM_PERIODS} periods`));
    const periods = records.map(({ record: { startDate, endDate, dailyPrice } }) => ({
      startDate,
      endDate,
      dailyPriceMillimes: toMillimes(dailyPrice),
    }));
    const rowId = cars.get(car) ?? "";
    const hash = hashOf(periods);
    const source = sources.get(car);
    if (source?.hash === hash && source.rowId === rowId) {
      tally.unchanged += 1;
      continue;
    }
    tally[source === undefined ? "created" : "changed"] += 1;
    rows.push({ id: rowId, periodic_prices: periods, updated_at: now });
    sourceRows.push({ id: car, rowId, hash });
  }
  if (isWriting && problems.length === 0) {
    await updateRows(transaction, "cars", rows);
    await writeSources(transaction, "price", sourceRows);
  }
  return { tally, problems };
}
