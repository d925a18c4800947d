import { type Language, languages } from "@sayara/domain/language/Language";
import { plainText } from "@sayara/domain/text/plainText";
import type { Transaction } from "#api/database/Schema.ts";
import type { Random } from "./createRandom.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { otherPlaceNames } from "./otherPlaceNames.ts";
import { demoOldSlugs, demoPlaces } from "./places.ts";

/** Inserts the country and its places. Returns each place's id by its slug. */
export async function seedPlaces(transaction: Transaction, random: Random): Promise<Map<string, string>> {
  const country_id = random.uuid();
  const countryNames: Record<Language, string> = { fr: "Tunisie", en: "Tunisia", es: "Túnez", ar: "تونس" };
  await insertRows(transaction, "countries", [{ id: country_id, code: "TN" }]);
  await insertRows(
    transaction,
    "country_names",
    languages.map((language) => ({ country_id, language, name: countryNames[language] })),
  );

  const ids = new Map(demoPlaces.map(({ slug }) => [slug, random.uuid()]));
  await insertRows(
    transaction,
    "locations",
    demoPlaces.map(({ slug, kind, code = null, position, parent, featuredRank, trafficRank }) => ({
      id: ids.get(slug),
      country_id,
      parent_id: parent === undefined ? null : ids.get(parent),
      kind,
      slug,
      code,
      latitude: position[0],
      longitude: position[1],
      featured_rank: featuredRank ?? null,
      traffic_rank: trafficRank ?? null,
    })),
  );
  await insertRows(
    transaction,
    "location_names",
    demoPlaces.flatMap(({ slug, names, code = "" }) =>
      languages.map((language) => ({
        location_id: ids.get(slug),
        language,
        name: names[language],
        search_name: plainText(`${names[language]} ${code}`),
      })),
    ),
  );
  await insertRows(
    transaction,
    "location_other_names",
    demoPlaces.flatMap(({ slug }) =>
      (otherPlaceNames[slug] ?? []).map((name) => ({ location_id: ids.get(slug), name })),
    ),
  );
  await insertRows(
    transaction,
    "location_old_slugs",
    Object.entries(demoOldSlugs).map(([slug, current]) => ({ slug, location_id: ids.get(current) })),
  );
  return ids;
}
