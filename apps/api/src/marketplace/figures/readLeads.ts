import type { DaySpan } from "@sayara/domain/figures/FigurePeriod";
import { type LeadCount, medianLead } from "@sayara/domain/figures/medianLead";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns the median lead time of each span, over the days that were counted [FG11].
 *
 * @param supplierId null for all agencies together
 */
export async function readLeads(
  db: Database,
  supplierId: string | null,
  spans: readonly DaySpan[],
): Promise<(number | null)[]> {
  const numbered = JSON.stringify(spans.map(({ from, to }, number) => ({ number, first: from, last: to })));
  const { rows } = await sql<LeadCount & { number: number }>`
    select spans.number, booking_leads.days, sum(bookings)::bigint as bookings
    from json_to_recordset(${numbered}::json) as spans (number integer, first date, last date)
    join booking_leads on booking_leads.day between spans.first and spans.last
      and booking_leads.supplier_id ${supplierId === null ? sql`is null` : sql`= ${supplierId}`}
    group by 1, 2
  `.execute(db);
  return spans.map((_, index) => medianLead(rows.filter(({ number }) => number === index)));
}
