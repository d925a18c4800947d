import type { Language } from "@sayara/domain/language/Language";
import type { Database } from "#api/database/Schema.ts";
import { nameOrder } from "./nameOrder.ts";

/** Selects countries with their names in a language [LO8]. */
export function selectCountries(db: Database, language: Language) {
  return db
    .selectFrom("countries")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("country_names")
          .whereRef("country_names.country_id", "=", "countries.id")
          .select("name")
          .orderBy(nameOrder(language))
          .limit(1)
          .as("country_names"),
      (join) => join.onTrue(),
    )
    .select(["countries.code", "country_names.name"]);
}
