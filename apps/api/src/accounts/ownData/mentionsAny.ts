import { type RawBuilder, sql } from "kysely";

const texts = {
  outbox: sql`outbox.data::text`,
  idempotency_keys: sql`idempotency_keys.scope || ' ' || idempotency_keys.result::text`,
};

/**
 * Condition for rows whose text contains one of these ids, booking references or quoted email addresses. An
 * index supports it.
 */
export function mentionsAny(
  table: keyof typeof texts,
  identifiers: readonly string[] | RawBuilder<unknown>,
): RawBuilder<boolean> {
  const searched = "toOperationNode" in identifiers ? identifiers : sql`${[...identifiers]}::text[]`;
  return sql<boolean>`named_in(${texts[table]}) && ${searched}`;
}
