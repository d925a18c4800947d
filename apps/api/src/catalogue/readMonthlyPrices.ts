import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { type CarType, carTypes } from "@sayara/domain/car/CarType";
import { toDinars } from "@sayara/domain/money/millimes";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";

export interface MonthlyPricesRequest {
  /** Id of a place; undefined: all of them. */
  placeId?: string | undefined;
  /** In the marketplace's zone. */
  today: CalendarDate;
}

const MONTHS = 12;
/** Days of a month whose prices are read. */
const DAYS = ["05", "15", "25"];

/** Returns lowest and median daily prices by month, then by range. A period's price replaces the base price [PR4]. */
export async function readMonthlyPrices(
  db: Queries,
  { placeId, today }: MonthlyPricesRequest,
): Promise<MonthlyPrice[]> {
  const days = monthsFrom(today).flatMap((month) => DAYS.map((day) => `${month}-${day}`));
  const atPlace =
    placeId === undefined
      ? sql``
      : sql`and exists (
          select from car_locations join within on within.place = car_locations.location_id
          where car_locations.car_id = cars.id)`;
  const { rows } = await sql<{
    month: string;
    range: CarType;
    cars: number;
    lowest: number;
    median: number;
  }>`
    with recursive within (place) as (
      select id from locations where id = ${placeId ?? null}
      union
      select locations.id from within join locations on locations.parent_id = within.place
    ),
    offered as (
      select cars.id, cars.range, cars.daily_price_millimes, cars.periodic_prices
      from cars join suppliers on suppliers.id = cars.supplier_id
      where cars.availability = 'available' and cars.deleted_at is null and not suppliers.suspended ${atPlace}
    ),
    priced as (
      select left(days.day, 7) as month, offered.range, offered.id,
        coalesce(
          (select (period.of ->> 'dailyPriceMillimes')::bigint
           from jsonb_array_elements(offered.periodic_prices) with ordinality as period (of, place)
           where days.day between period.of ->> 'startDate' and period.of ->> 'endDate'
           order by period.place limit 1),
          offered.daily_price_millimes
        ) as price
      from offered cross join unnest(${days}::text[]) as days (day)
    )
    select month, range, count(distinct id)::int as cars, min(price) as lowest,
      percentile_disc(0.5) within group (order by price) as median
    from priced group by month, range`.execute(db);
  return rows
    .map(({ lowest, median, ...row }) => ({ ...row, lowest: toDinars(lowest), median: toDinars(median) }))
    .toSorted(
      (one, other) =>
        one.month.localeCompare(other.month) || carTypes.indexOf(one.range) - carTypes.indexOf(other.range),
    );
}

/** Returns the months from a date's on, as `YYYY-MM`. */
function monthsFrom(today: CalendarDate): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) {
    // Day 32 of a month is in the next one.
    months.push(addCalendarDays(`${months.at(-1)}-01`, 31).slice(0, 7));
  }
  return months;
}
