import type { Demand } from "@sayara/api-client/contract/figures/Figures";
import { SHOWN_VAIN_SEARCHES } from "@sayara/domain/config/businessDefaults";
import type { DaySpan } from "@sayara/domain/figures/FigurePeriod";
import { conversionOf } from "@sayara/domain/figures/searchCounts";
import { type Language, languages } from "@sayara/domain/language/Language";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns what was searched in a span: of all agencies, or in vain at the places that one serves [FG9, FG10].
 *
 * @param options.bookings number of bookings made in the span.
 */
export async function readDemand(
  db: Database,
  { supplierId, span, bookings }: { supplierId: string | null; span: DaySpan; bookings: number },
): Promise<Demand> {
  const vain = await readVainSearches(db, supplierId, span);
  if (supplierId !== null) return { searches: null, inVain: null, conversion: null, vain };
  const { searches, inVain } = await db
    .selectFrom("search_days")
    .select([
      sql<number>`coalesce(sum(searches), 0)::bigint`.as("searches"),
      sql<number>`coalesce(sum(in_vain), 0)::bigint`.as("inVain"),
    ])
    .where("day", ">=", span.from)
    .where("day", "<=", span.to)
    .executeTakeFirstOrThrow();
  return { searches, inVain, conversion: conversionOf({ searches, bookings }), vain };
}

async function readVainSearches(
  db: Database,
  supplierId: string | null,
  { from, to }: DaySpan,
): Promise<Demand["vain"]> {
  // A search of a governorate also asks for its towns: the places that are above a served one, three steps at most.
  const served = sql`
    with recursive served (id, steps) as (
      select location_id, 0 from supplier_locations where supplier_id = ${supplierId}
      union
      select locations.parent_id, steps + 1 from served join locations on locations.id = served.id
      where locations.parent_id is not null and steps < 3
    ) select id from served`;
  const { rows } = await sql<{
    slug: string | null;
    names: Record<Language, string> | null;
    month: string;
    filters: string[];
    searches: number;
  }>`
    select locations.slug, counted.month, counted.filters, counted.searches,
      (select json_object_agg(language, name) from location_names
        where location_id = counted.place_id and language in (${sql.join(languages)})) as names
    from (
      select place_id, month, filters, sum(searches)::bigint as searches
      from vain_searches
      where day between ${from} and ${to}
        ${supplierId === null ? sql`` : sql`and (place_id is null or place_id in (${served}))`}
      group by 1, 2, 3
      order by sum(searches) desc, month, filters
      limit ${SHOWN_VAIN_SEARCHES}
    ) as counted
    left join locations on locations.id = counted.place_id
    order by counted.searches desc, counted.month, counted.filters
  `.execute(db);
  return rows.map(({ slug, names, ...row }) => ({
    ...row,
    place: slug === null || names === null ? null : { slug, names },
  }));
}
