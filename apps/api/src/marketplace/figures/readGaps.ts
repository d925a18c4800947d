import type { FreeTime } from "@sayara/api-client/contract/figures/Figures";
import { GAP_DAYS, SHOWN_GAPS } from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

const DAY = 86_400_000;

/** Returns each car's longest free time in the next `GAP_DAYS` days, longest first [FG12]. */
export async function readGaps(db: Database, supplierId: string, now: Date): Promise<FreeTime[]> {
  const end = new Date(now.getTime() + GAP_DAYS * DAY);
  const { rows } = await sql<{ id: string; name: string; plate: string | null; from_at: Date; to_at: Date }>`
    with offered as (
      select id, name, plate from cars
      where supplier_id = ${supplierId} and status = 'published' and availability = 'available' and deleted_at is null
    ), taken as (
      select car_id, lower(period) as from_at, upper(period) as to_at
      from holds join offered on offered.id = car_id
      where period && tstzrange(${now}, ${end}) and (expires_at is null or expires_at > ${now})
      union all
      select id, ${end}, ${end} from offered
    ), gaps as (
      select car_id, from_at as to_at,
        coalesce(max(to_at) over (partition by car_id order by from_at, to_at
          rows between unbounded preceding and 1 preceding), ${now}) as from_at
      from taken
    ), longest as (
      select distinct on (car_id) car_id, from_at, to_at from gaps
      where to_at - from_at >= interval '1 day'
      order by car_id, to_at - from_at desc, from_at
    )
    select offered.id, name, plate, longest.from_at, longest.to_at
    from longest join offered on offered.id = car_id
    order by longest.to_at - longest.from_at desc, longest.from_at, name, offered.id
    limit ${SHOWN_GAPS}
  `.execute(db);
  return rows.map(({ id, name, plate, from_at: from, to_at: to }) => ({
    car: { id, name, plate },
    from: from.toISOString(),
    to: to.toISOString(),
    days: Math.floor((to.getTime() - from.getTime()) / DAY),
  }));
}
