import { plainText } from "@sayara/domain/text/plainText";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the Arabic names of places and countries. A place's name is the first of its other names in Arabic
 * letters, which is then removed from the other names. A country's name comes from Node's language data. If
 * there is none, the French name is used.
 */
export const arabicNames: Migration = {
  async up(db: Kysely<never>) {
    await addPlaceNames(db);
    await addCountryNames(db);
  },
};

async function addPlaceNames(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; code: string | null; french: string; others: string[] }>`
    select locations.id, code, location_names.name as french,
      array(select name from location_other_names where location_id = locations.id order by name) as others
    from locations join location_names on location_id = locations.id and language = 'fr'
    order by locations.id`.execute(db);
  for (const { id, code, french, others } of rows) {
    const arabic = others.find((name) => /\p{Script=Arabic}/u.test(name));
    const name = arabic ?? french;
    await sql`insert into location_names (location_id, language, name, search_name)
      values (${id}, 'ar', ${name}, ${plainText(`${name} ${code ?? ""}`)})
      on conflict (location_id, language) do nothing`.execute(db);
    if (arabic !== undefined)
      await sql`delete from location_other_names where location_id = ${id} and name = ${arabic}`.execute(db);
  }
}

async function addCountryNames(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; french: string }>`
    select countries.id, code, name as french
    from countries join country_names on country_id = countries.id and language = 'fr'
    order by countries.id`.execute(db);
  const arabicNamesByCode = new Intl.DisplayNames("ar", { type: "region", fallback: "none" });
  for (const { id, code, french } of rows)
    await sql`insert into country_names (country_id, language, name)
      values (${id}, 'ar', ${arabicNamesByCode.of(code) ?? french})
      on conflict (country_id, language) do nothing`.execute(db);
}
