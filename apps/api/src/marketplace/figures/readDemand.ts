import type { Demand } from "@sayara/api-client/contract/figures/Figures";
import { SHOWN_VAIN_SEARCHES } from "@sayara/domain/config/businessDefaults";
import type { DaySpan } from "@sayara/domain/figures/FigurePeriod";
import { conversionOf } from "@sayara/domain/figures/searchCounts";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { type Language, languages } from "@sayara/domain/language/Language";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** Returns the searches in a span. For an agency, only zero-result searches at its places [FG9, FG10]. */
export async function readDemand(
  db: Database,
  { supplierId, span }: { supplierId: string | null; span: DaySpan },
): Promise<Demand> {
  const vain = await readVainSearches(db, supplierId, span);
  if (supplierId !== null) return { searches: null, inVain: null, conversion: null, vain };
  const { rows } = await sql<{
    searches: number;
    inVain: number;
    /** Searches on the days for which bookings have been counted. */
    compared: number;
    bookings: number;
  }>`
    select coalesce(sum(searches), 0)::bigint as searches, coalesce(sum(in_vain), 0)::bigint as "inVain",
      coalesce(sum(searches) filter (where counted_days.day is not null), 0)::bigint as compared,
      coalesce(sum(bookings) filter (where counted_days.day is not null), 0)::bigint as bookings
    from search_days
    left join counted_days on counted_days.day = search_days.day
    left join figure_days on figure_days.day = search_days.day and figure_days.supplier_id is null
    where search_days.day between ${span.from} and ${span.to}
  `.execute(db);
  const { searches, inVain, compared, bookings } = rows[0] ?? {
    searches: 0,
    inVain: 0,
    compared: 0,
    bookings: 0,
  };
  return { searches, inVain, conversion: conversionOf({ searches: compared, bookings }), vain };
}

async function readVainSearches(
  db: Database,
  supplierId: string | null,
  { from, to }: DaySpan,
): Promise<Demand["vain"]> {
  // A search for a region includes the places within it, so a served place's ancestors count too, up to three
  // levels.
  const served = sql`
    with recursive served (id, steps) as (
      select location_id, 0 from supplier_locations where supplier_id = ${supplierId}
      union
      select locations.parent_id, steps + 1 from served join locations on locations.id = served.id
      where locations.parent_id is not null and steps < 3
    ) select id from served`;
  const { rows } = await sql<{
    slug: string | null;
    names: ({ fr: string } & Partial<Record<Language, string>>) | null;
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
    // Every place has a French name [PA1].
    place: slug === null || names === null ? null : { slug, names: inAllLanguages(names) },
  }));
}
