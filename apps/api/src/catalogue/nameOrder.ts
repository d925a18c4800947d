import { defaultLanguage, type Language } from "@sayara/domain/language/Language";
import { type RawBuilder, sql } from "kysely";

/** Orders the names of one record: the requested language first, then the default language, then any other [LO8]. */
export function nameOrder(language: Language | RawBuilder<Language>): RawBuilder<unknown> {
  return sql`case language when ${language} then 0 when ${defaultLanguage} then 1 else 2 end, language`;
}
