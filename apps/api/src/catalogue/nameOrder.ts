import { defaultLanguage, type Language } from "@sayara/domain/language/Language";
import { type RawBuilder, sql } from "kysely";

/** Orders the names of one thing: the language's own, the default language's, any other [LO8]. */
export function nameOrder(language: Language | RawBuilder<Language>): RawBuilder<unknown> {
  return sql`case language when ${language} then 0 when ${defaultLanguage} then 1 else 2 end, language`;
}
