import type { Exposure } from "@sayara/api-client/contract/figures/Figures";
import type { DaySpan } from "@sayara/domain/figures/FigurePeriod";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns how often the cars of an agency, or of all agencies together, were shown, opened and booked in each
 * span. Null for a span without any day on which all three were counted [FG13].
 */
export async function readExposure(
  db: Database,
  supplierId: string | null,
  spans: readonly DaySpan[],
): Promise<(Exposure | null)[]> {
  const own = supplierId === null ? sql`is null` : sql`= ${supplierId}`;
  const numbered = JSON.stringify(spans.map(({ from, to }, number) => ({ number, first: from, last: to })));
  const { rows } = await sql<Exposure & { days: number }>`
    with spans as (
      select * from json_to_recordset(${numbered}::json) as spans (number integer, first date, last date)
    ),
    days as materialized (
      select marketplace.day, coalesce(own.shown, 0) as shown, coalesce(own.opened, 0) as opened,
        coalesce(figure_days.bookings, 0) as booked
      from exposure_days as marketplace
      join counted_days on counted_days.day = marketplace.day
      left join exposure_days as own on own.day = marketplace.day and own.supplier_id ${own}
      left join figure_days on figure_days.day = marketplace.day and figure_days.supplier_id ${own}
      where marketplace.supplier_id is null
        and marketplace.day between (select min(first) from spans) and (select max(last) from spans)
    )
    select coalesce(sum(shown), 0)::bigint as shown, coalesce(sum(opened), 0)::bigint as opened,
      coalesce(sum(booked), 0)::bigint as booked, count(days.day) as days
    from spans left join days on days.day between first and last
    group by number
    order by number
  `.execute(db);
  return rows.map(({ days, ...exposure }) => (days === 0 ? null : exposure));
}
