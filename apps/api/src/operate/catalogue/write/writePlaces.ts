import { languages } from "@sayara/domain/language/Language";
import { plainText } from "@sayara/domain/text/plainText";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import type { PlaceChange, PlaceRecord } from "#api/operate/catalogue/CatalogueRecord.ts";
import type { ImportedRecord } from "#api/operate/catalogue/ImportedRecord.ts";
import { readPlaceRecords } from "#api/operate/catalogue/read/readPlaceRecords.ts";
import { storedNames } from "./storedNames.ts";
import { type Written, writeRecords } from "./writeRecords.ts";

/** Writes places with their names and countries. */
export async function writePlaces(
  transaction: Transaction,
  imported: readonly ImportedRecord<PlaceChange>[],
  { isWriting }: { isWriting: boolean },
): Promise<Written<PlaceRecord>> {
  const countries = await writeCountries(transaction, [
    ...new Set(imported.map(({ record }) => record.country)),
  ]);
  const nameOf = await storedNames(transaction, "place");
  const written = await writeRecords<PlaceRecord>(transaction, imported, {
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
  if (!isWriting || written.problems.length > 0) return written;
  const { touched, ids } = written;
  for (const { record, rowId } of touched) {
    const parent_id = record.parent === undefined ? null : (ids.get(record.parent) ?? record.parent);
    await transaction.updateTable("locations").set({ parent_id }).where("id", "=", rowId).execute();
  }
  const changed = touched.filter(({ isNew }) => !isNew).map(({ rowId }) => rowId);
  if (changed.length > 0) {
    await transaction.deleteFrom("location_names").where("location_id", "in", changed).execute();
    await transaction.deleteFrom("location_other_names").where("location_id", "in", changed).execute();
  }
  await insertRows(
    transaction,
    "location_names",
    touched.flatMap(({ record: { names, code = "" }, rowId }) =>
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
    touched.flatMap(({ record, rowId }) =>
      [...new Set(record.otherNames)].map((name) => ({ location_id: rowId, name })),
    ),
  );
  for (const { rowId, oldSlug } of touched) {
    if (oldSlug === undefined) continue;
    await transaction
      .insertInto("location_old_slugs")
      .values({ slug: oldSlug, location_id: rowId })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet({ location_id: rowId }))
      .execute();
  }
  return written;
}

/** Inserts missing countries with their names. Returns the ids by code. */
async function writeCountries(
  transaction: Transaction,
  codes: readonly string[],
): Promise<Map<string, string>> {
  for (const code of codes) {
    const made = await transaction
      .insertInto("countries")
      .values({ code })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) continue;
    const names = languages.map((language) => ({
      country_id: made.id,
      language,
      name: new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code,
    }));
    await transaction.insertInto("country_names").values(names).execute();
  }
  const rows = await transaction.selectFrom("countries").select(["id", "code"]).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
