import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import {
  FIGURE_DAYS,
  FIGURE_RECOUNT_DAYS,
  MAXIMUM_BOOKING_MONTHS,
} from "@sayara/domain/config/businessDefaults";
import { answerBandMinutes } from "@sayara/domain/figures/dayFigures";
import { currencies } from "@sayara/domain/money/Currency";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Progress } from "#api/database/workInSlots.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";

const FIGURES_LOCK = "figures";
/** Days counted by one statement, which must finish within the statement timeout. */
const DAYS_AT_ONCE = 5;
/** Milliseconds; longer than any booking lasts. */
const LONGEST_BOOKING = (MAXIMUM_BOOKING_MONTHS + 1) * 31 * 86_400_000;
const [currency] = currencies;

/**
 * Counts the figures of past days that have not been counted, and recounts recent days that were not counted
 * today. The latest days come first [FG7]. Several processes may run it.
 *
 * @returns the number of counted days.
 */
export async function countDays(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { shouldContinue = () => true }: Partial<Progress> = {},
): Promise<number> {
  const { timeZone } = config.business;
  const context = { now: clock(), timeZone };
  const uncountedDays = await findDueDays(db, context);
  if (uncountedDays.length === 0) return 0;
  const firstDay = await findFirstDay(db, context);
  const [emptyDays, dueDays] = partition(uncountedDays, (day) => day < firstDay);
  await markCounted(db, emptyDays, context.now);
  let counted = emptyDays.length;
  for (let first = 0; first < dueDays.length && shouldContinue(); first += DAYS_AT_ONCE) {
    const batch = dueDays.slice(first, first + DAYS_AT_ONCE);
    counted += await inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [FIGURES_LOCK]);
      // Another process may have counted these days while this one waited for the lock.
      const stillDue = new Set(await findDueDays(transaction, context));
      const days = batch.filter((day) => stillDue.has(day));
      if (days.length > 0) await countBatch(transaction, days, context);
      return days.length;
    });
  }
  return counted;
}

interface CountContext {
  now: Date;
  timeZone: string;
}

/** Returns the first day on which a car was published or a booking was made. Earlier days have no figures. */
async function findFirstDay(db: Database, { now, timeZone }: CountContext): Promise<string> {
  const { at } = await db
    .selectNoFrom(({ fn, selectFrom }) =>
      fn<Date | null>("least", [
        selectFrom("bookings")
          .select(({ fn: { min } }) => min("created_at").as("at"))
          .where("deleted_at", "is", null),
        selectFrom("car_offers").select(({ fn: { min } }) => min("from_at").as("at")),
      ]).as("at"),
    )
    .executeTakeFirstOrThrow();
  return dateInZone(at ?? now, timeZone);
}

async function findDueDays(db: Database, { now, timeZone }: CountContext): Promise<string[]> {
  const today = dateInZone(now, timeZone);
  const midnight = wallClockToInstant(`${today}T00:00`, timeZone);
  const countedDays = await db
    .selectFrom("counted_days")
    .select("day")
    .where("with_leads", "=", true)
    .where("day", ">=", addCalendarDays(today, -FIGURE_DAYS))
    .where(({ or, eb }) =>
      or([
        eb("day", "<", addCalendarDays(today, -FIGURE_RECOUNT_DAYS - 1)),
        eb("counted_at", ">=", midnight),
      ]),
    )
    .execute();
  const counted = new Set(countedDays.map(({ day }) => day));
  const pastDays = Array.from({ length: FIGURE_DAYS }, (_, index) => addCalendarDays(today, -1 - index));
  return pastDays.filter((day) => !counted.has(day));
}

async function countBatch(
  transaction: Transaction,
  days: readonly string[],
  { now, timeZone }: CountContext,
): Promise<void> {
  const midnight = (day: string) => wallClockToInstant(`${day}T00:00`, timeZone);
  const spans = days.map((day) => ({ day, starts: midnight(day), ends: midnight(addCalendarDays(day, 1)) }));
  const start = new Date(Math.min(...spans.map(({ starts }) => starts.getTime())));
  const end = new Date(Math.max(...spans.map(({ ends }) => ends.getTime())));
  for (const table of ["figure_days", "booking_leads"] as const)
    await transaction.deleteFrom(table).where("day", "in", days).execute();
  const counted = { spans: JSON.stringify(spans), start, end };
  await insertFigures(transaction, counted);
  await insertLeads(transaction, counted, timeZone);
  await markCounted(transaction, days, now);
}

async function markCounted(db: Database, days: readonly string[], now: Date): Promise<void> {
  if (days.length === 0) return;
  const counted = { counted_at: now, with_leads: true };
  await db
    .insertInto("counted_days")
    .values(days.map((day) => ({ day, ...counted })))
    .onConflict((conflict) => conflict.column("day").doUpdateSet(counted))
    .execute();
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Days that are counted together. */
interface CountedSpans {
  /** The days with their bounds, as JSON. */
  spans: string;
  /** Range for the index scan; each day's own bounds decide which rows count. */
  start: Date;
  end: Date;
}

/** Inserts a row for each agency with figures, and one for all agencies together. */
async function insertFigures(transaction: Transaction, { spans, start, end }: CountedSpans): Promise<void> {
  const { hour, fourHours, twelveHours, day } = answerBandMinutes;
  const trips = sql.join(tripStatuses);
  await sql`
    with days as materialized (
      select * from json_to_recordset(${spans}::json) as days (day date, starts timestamptz, ends timestamptz)
    ),
    rented as materialized (
      select supplier_id, car_id, from_at, to_at from bookings
      where from_at < ${end} and to_at > ${start} and to_at < ${new Date(end.getTime() + LONGEST_BOOKING)}
        and status in (${trips}) and deleted_at is null
      union all
      select supplier_id, car_id, from_at, to_at from blocks
      where from_at < ${end} and to_at > ${start} and kind = 'walkIn' and deleted_at is null
    ),
    booked as materialized (
      select day, supplier_id, car_id, greatest(from_at, starts) as from_at, least(to_at, ends) as to_at
      from days join rented on from_at < ends and to_at > starts
    ),
    facts (day, supplier_id, fact, value) as (
      select day, supplier_id, 'booked', extract(epoch from sum(to_at - from_at)) / 60 from booked group by 1, 2
      union all
      select day, supplier_id, 'offered',
        extract(epoch from sum(least(coalesce(to_at, ends), ends) - greatest(from_at, starts))) / 60
      from days join car_offers on from_at < ends and (to_at is null or to_at > starts)
      group by 1, 2
      union all
      -- Time that blocks take out of what is published.
      select day, blocks.supplier_id, 'offered', extract(epoch from sum(taken.from_at - taken.to_at)) / 60
      from days
      join blocks on blocks.from_at < ends and blocks.to_at > starts
      join car_offers on car_offers.car_id = blocks.car_id
      cross join lateral (select greatest(car_offers.from_at, blocks.from_at, starts) as from_at,
        least(coalesce(car_offers.to_at, ends), blocks.to_at, ends) as to_at) as taken
      where blocks.from_at < ${end} and blocks.to_at > ${start} and blocks.kind <> 'walkIn'
        and blocks.deleted_at is null and taken.from_at < taken.to_at
      group by 1, 2
      union all
      -- Booked time of cars that are not published.
      select day, booked.supplier_id, 'offered', extract(epoch from sum(booked.to_at - booked.from_at - coalesce((
        select sum(least(coalesce(car_offers.to_at, booked.to_at), booked.to_at)
          - greatest(car_offers.from_at, booked.from_at))
        from car_offers
        where car_offers.car_id = booked.car_id and car_offers.from_at < booked.to_at
          and (car_offers.to_at is null or car_offers.to_at > booked.from_at)), interval '0'))) / 60
      from booked group by 1, 2
      union all
      select day, supplier_id, case account when 'driver' then 'revenue' else 'commission' end,
        sum(case account when 'driver' then -amount_millimes else amount_millimes end)
      from days join ledger on at >= starts and at < ends
      where at >= ${start} and at < ${end} and currency = ${currency}
        and (account = 'driver' or (account = 'marketplace' and kind = 'commission'))
      group by 1, 2, 3
      union all
      select day, supplier_id, 'marketplace_discount', sum(amount_millimes)
      from days join ledger on at >= starts and at < ends
      where at >= ${start} and at < ${end} and currency = ${currency}
        and account = 'agency' and kind = 'marketplace_discount'
      group by 1, 2
      union all
      select day, supplier_id, 'bookings', count(*)
      from days join bookings on created_at >= starts and created_at < ends
      where created_at >= ${start} and created_at < ${end} and deleted_at is null
        and ${isCounted}
      group by 1, 2
      union all
      select day, supplier_id, case when no_show_at is not null then 'no_show' else 'cancelled_' || cancelled_by end,
        count(*)
      from days join bookings on cancelled_at >= starts and cancelled_at < ends
      where cancelled_at >= ${start} and cancelled_at < ${end} and deleted_at is null
        and cancelled_from in (${trips})
      group by 1, 2, 3
      union all
      select day, bookings.supplier_id, case when minutes <= ${hour} then 'hour' when minutes <= ${fourHours} then 'four_hours'
        when minutes <= ${twelveHours} then 'twelve_hours' when minutes <= ${day} then 'day' else 'later' end, count(*)
      from days
      join staff_acts on staff_acts.at >= starts and staff_acts.at < ends
      join bookings on bookings.id = staff_acts.booking_id
      cross join lateral (select extract(epoch from
        staff_acts.at - greatest(bookings.link_opened_at, bookings.created_at)) / 60 as minutes) as wait
      where staff_acts.at >= ${start} and staff_acts.at < ${end} and action = 'changeStatus'
        and before ->> 'status' = 'pending' and bookings.deleted_at is null
      group by 1, 2, 3
      union all
      select day, supplier_id, 'unanswered', count(*)
      from days join bookings on cancelled_at >= starts and cancelled_at < ends
      where cancelled_at >= ${start} and cancelled_at < ${end} and deleted_at is null
        and cancelled_from = 'pending' and cancelled_by = 'system' and (not is_guest or link_opened_at is not null)
      group by 1, 2
    )
    insert into figure_days
    select day, supplier_id,
      ${sumOf("offered")}, ${sumOf("booked")}, ${sumOf("revenue")}, ${sumOf("commission")}, ${sumOf("bookings")},
      ${sumOf("cancelled_driver")}, ${sumOf("cancelled_agency")}, ${sumOf("cancelled_admin")}, ${sumOf("no_show")},
      ${sumOf("hour")}, ${sumOf("four_hours")}, ${sumOf("twelve_hours")}, ${sumOf("day")}, ${sumOf("later")},
      ${sumOf("unanswered")}, ${sumOf("marketplace_discount")}
    from facts
    group by grouping sets ((day, supplier_id), (day))
  `.execute(transaction);
}

/**
 * Inserts the number of bookings by days until pick-up, for each agency and for all agencies together [FG11].
 */
async function insertLeads(
  transaction: Transaction,
  { spans, start, end }: CountedSpans,
  timeZone: string,
): Promise<void> {
  await sql`
    insert into booking_leads (day, supplier_id, days, bookings)
    select day, supplier_id, lead.days, count(*)
    from json_to_recordset(${spans}::json) as days (day date, starts timestamptz, ends timestamptz)
    join bookings on created_at >= starts and created_at < ends
    cross join lateral (select greatest(0, (from_at at time zone ${timeZone})::date - day) as days) as lead
    where created_at >= ${start} and created_at < ${end} and deleted_at is null and ${isCounted}
    group by grouping sets ((day, supplier_id, lead.days), (day, lead.days))
  `.execute(transaction);
}

/** Condition for a booking that counts on the day on which it was made [FG5]. */
const isCounted = sql`(status in (${sql.join(tripStatuses)})
  or (status = 'cancelled' and cancelled_from in (${sql.join(tripStatuses)})))`;

function sumOf(fact: string) {
  return sql`coalesce(round(sum(value) filter (where fact = ${fact})), 0)::bigint`;
}
