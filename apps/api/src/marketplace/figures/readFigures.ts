import type { FigurePart, Figures, FigureValues } from "@sayara/api-client/contract/figures/Figures";
import { carDaysOf, type DayFigures, occupancyOf, revenueOfCarDay } from "@sayara/domain/figures/dayFigures";
import {
  type DaySpan,
  daysOf,
  type FigurePeriod,
  figureParts,
  figureSpans,
  figureUnitOf,
} from "@sayara/domain/figures/FigurePeriod";
import { currencies } from "@sayara/domain/money/Currency";
import { toDinars } from "@sayara/domain/money/millimes";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import { readDemand } from "./readDemand.ts";
import { readExposure } from "./readExposure.ts";
import { readGaps } from "./readGaps.ts";
import { readLeads } from "./readLeads.ts";
import type { Database } from "#api/database/Schema.ts";
import type { FigureDaysTable } from "#api/database/tables/figureTables.ts";

const [currency] = currencies;

const countColumns = [
  "offered_minutes",
  "booked_minutes",
  "revenue_millimes",
  "commission_millimes",
  "bookings",
  "cancelled_by_driver",
  "cancelled_by_agency",
  "cancelled_by_admin",
  "no_shows",
  "answered_in_hour",
  "answered_in_four_hours",
  "answered_in_twelve_hours",
  "answered_in_day",
  "answered_later",
  "unanswered",
  "marketplace_discount_millimes",
] as const satisfies readonly (keyof FigureDaysTable)[];
type CountRow = Record<(typeof countColumns)[number], number>;

/**
 * Returns the figures of a period and of the previous period [FG1].
 *
 * @param supplierId null for all agencies together
 */
export async function readFigures(
  db: Database,
  { supplierId, period }: { supplierId: string | null; period: FigurePeriod },
  { now: instant, timeZone }: { now: Date; timeZone: string },
): Promise<Figures> {
  const { now, before } = figureSpans(period, dateInZone(instant, timeZone));
  const parts = figureParts(now, figureUnitOf(period));
  const [nowTotal, beforeTotal, ...partTotals] = await sumSpans(db, supplierId, [now, before, ...parts]);
  const [lead, leadBefore] = await readLeads(db, supplierId, [now, before]);
  const [exposure = null, ...partExposures] = await readExposure(db, supplierId, [now, ...parts]);
  const uncountedBefore = daysOf(before) - (beforeTotal?.days ?? 0);
  return {
    currency,
    ...now,
    parts: parts.map((part, index): FigurePart => ({
      ...part,
      values: valuesOf(partTotals[index]),
      exposure: partExposures[index] ?? null,
    })),
    total: { ...valuesOf(nowTotal), leadDays: lead ?? null },
    demand: await readDemand(db, { supplierId, span: now }),
    exposure,
    gaps: supplierId === null ? null : await readGaps(db, supplierId, instant),
    uncounted: daysOf(now) - (nowTotal?.days ?? 0),
    before: {
      ...before,
      total: uncountedBefore > 0 ? null : { ...valuesOf(beforeTotal), leadDays: leadBefore ?? null },
    },
  };
}

/** Returns the sums of each span and how many of its days were counted. */
async function sumSpans(
  db: Database,
  supplierId: string | null,
  spans: readonly DaySpan[],
): Promise<(CountRow & { days: number })[]> {
  const sums = countColumns.map(
    (column) => sql`coalesce(sum(figure_days.${sql.ref(column)}), 0)::bigint as ${sql.ref(column)}`,
  );
  const numbered = JSON.stringify(spans.map(({ from, to }, number) => ({ number, first: from, last: to })));
  const { rows } = await sql<CountRow & { days: number }>`
    select ${sql.join(sums)},
      (select count(*) from counted_days where day between spans.first and spans.last) as days
    from json_to_recordset(${numbered}::json) as spans (number integer, first date, last date)
    left join figure_days on figure_days.day between spans.first and spans.last
      and figure_days.supplier_id ${supplierId === null ? sql`is null` : sql`= ${supplierId}`}
    group by spans.number, spans.first, spans.last
    order by spans.number
  `.execute(db);
  return rows;
}

function valuesOf(row: CountRow | undefined): FigureValues {
  const figures = figuresOf(row);
  const carDay = revenueOfCarDay(figures);
  return {
    offeredCarDays: carDaysOf(figures.offeredMinutes),
    bookedCarDays: carDaysOf(figures.bookedMinutes),
    occupancy: occupancyOf(figures),
    revenue: toDinars(figures.revenueMillimes),
    revenuePerCarDay: carDay === null ? null : toDinars(carDay),
    commissionEarned: toDinars(figures.commissionMillimes),
    marketplaceDiscount: toDinars(figures.marketplaceDiscountMillimes),
    bookings: figures.bookings,
    cancelled: figures.cancelled,
    answers: figures.answers,
  };
}

function figuresOf(row: Partial<CountRow> = {}): DayFigures {
  const count = (column: keyof CountRow) => row[column] ?? 0;
  return {
    offeredMinutes: count("offered_minutes"),
    bookedMinutes: count("booked_minutes"),
    revenueMillimes: count("revenue_millimes"),
    commissionMillimes: count("commission_millimes"),
    marketplaceDiscountMillimes: count("marketplace_discount_millimes"),
    bookings: count("bookings"),
    cancelled: {
      driver: count("cancelled_by_driver"),
      agency: count("cancelled_by_agency"),
      admin: count("cancelled_by_admin"),
      noShow: count("no_shows"),
    },
    answers: {
      hour: count("answered_in_hour"),
      fourHours: count("answered_in_four_hours"),
      twelveHours: count("answered_in_twelve_hours"),
      day: count("answered_in_day"),
      later: count("answered_later"),
      none: count("unanswered"),
    },
  };
}
