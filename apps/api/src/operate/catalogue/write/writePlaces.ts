import { languages } from "@sayara/domain/language/Language";
import { plainText } from "@sayara/domain/text/plainText";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { PlaceChange, PlaceRecord } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "#api/operate/catalogue/ImportedRecord.ts";
import { readPlaceRecords } from "#api/operate/catalogue/read/readPlaceRecords.ts";
import { storedNames } from "./storedNames.ts";
import { type WriteResult, writeRecords } from "./writeRecords.ts";

/** Writes places with their names and countries. */
export async function writePlaces(
  transaction: Transaction,
  imported: readonly ImportedRecord<PlaceChange>[],
  { isWriting }: { isWriting: boolean },
): Promise<WriteResult<PlaceRecord>> {
  const countries = await writeCountries(transaction, [
    ...new Set(imported.map(({ record }) => record.country)),
  ]);
  const nameOf = await storedNames(transaction, "place");
  const result = await writeRecords<PlaceRecord>(transaction, imported, {
    type: "place",
    isWriting,
    table: "locations",
    slugText: ({ names }) => names.fr,
    stored: (rows) => readPlaceRecords(transaction, { rows, nameOf }),
    // The parent is set once every place has its row.
    columns: ({ country, kind, code = null, position, featuredRank = null, trafficRank = null }) => ({
      country_id: countries.get(country),
      kind,
      code,
      ...position,
      featured_rank: featuredRank,
      traffic_rank: trafficRank,
    }),
  });
  if (!isWriting || result.problems.length > 0) return result;
  const { writtenRows, ids } = result;
  for (const { record, rowId } of writtenRows) {
    const parent_id = record.parent === undefined ? null : (ids.get(record.parent) ?? record.parent);
    await transaction.updateTable("locations").set({ parent_id }).where("id", "=", rowId).execute();
  }
  const changedIds = writtenRows.filter(({ isNew }) => !isNew).map(({ rowId }) => rowId);
  if (changedIds.length > 0) {
    await transaction.deleteFrom("location_names").where("location_id", "in", changedIds).execute();
    await transaction.deleteFrom("location_other_names").where("location_id", "in", changedIds).execute();
  }
  await insertRows(
    transaction,
    "location_names",
    writtenRows.flatMap(({ record: { names, code = "" }, rowId }) =>
      languages.map((language) => ({
        location_id: rowId,
        language,
        name: names[language] ?? names.fr,
        search_name: plainText(`${names[language] ?? names.fr} ${code}`),
      })),
    ),
  );
  await insertRows(
    transaction,
    "location_other_names",
    writtenRows.flatMap(({ record, rowId }) =>
      [...new Set(record.otherNames)].map((name) => ({ location_id: rowId, name })),
    ),
  );
  for (const { rowId, oldSlug } of writtenRows) {
    if (oldSlug === undefined) continue;
    await transaction
      .insertInto("location_old_slugs")
      .values({ slug: oldSlug, location_id: rowId })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ location_id: rowId }))
      .execute();
  }
  return result;
}

/** Inserts missing countries with their names. Returns the ids by code. */
async function writeCountries(
  transaction: Transaction,
  codes: readonly string[],
): Promise<Map<string, string>> {
  for (const code of codes) {
    const country = await transaction
      .insertInto("countries")
      .values({ code })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (country === undefined) continue;
    const names = languages.map((language) => ({
      country_id: country.id,
      language,
      name: new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code,
    }));
    await transaction.insertInto("country_names").values(names).execute();
  }
  const rows = await transaction.selectFrom("countries").select(["id", "code"]).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
