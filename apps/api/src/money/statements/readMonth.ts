import { settlementMovementKinds } from "@sayara/domain/ledger/MovementKind";
import type { Currency } from "@sayara/domain/money/Currency";
import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import {
  MAX_STATEMENT_LINES,
  type StatementLine,
  type StatementSettlement,
} from "@sayara/domain/statement/Statement";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { owedOnline } from "#api/money/ledger/readBalances.ts";

/** An agency's month, from `start` inclusive to `end` exclusive. */
export interface SupplierMonth {
  supplierId: string;
  currency: Currency;
  start: Date;
  end: Date;
}

/** An agency's month in the ledger [ST3]. */
export interface MonthOfLedger {
  /** Balance at the beginning, according to the ledger. */
  opening: Millimes;
  lines: StatementLine[];
  settlements: StatementSettlement[];
  /** Millimes that are owed to drivers now as refunds of online payments. */
  refundsOwed: Millimes;
}

/**
 * Reads an agency's month from the ledger in a single SQL statement, so that all figures are from the same
 * moment.
 */
export async function readMonth(
  db: Database,
  { supplierId, currency, start, end }: SupplierMonth,
): Promise<MonthOfLedger> {
  const { rows } = await sql<MonthRow>`
    with moved as (
      select * from ledger
      where supplier_id = ${supplierId} and currency = ${currency} and at >= ${start} and at < ${end}
    ), sums as (
      select booking_id,
        coalesce(sum(amount_millimes) filter (where account = 'marketplace' and kind = 'commission'), 0)::bigint
          as commission,
        coalesce(sum(amount_millimes) filter (where account = 'agency' and kind = 'marketplace_discount'), 0)::bigint
          as discount,
        coalesce(sum(amount_millimes) filter (where account = 'agency'
          and kind not in ('commission', 'marketplace_discount')), 0)::bigint as online,
        coalesce(sum(amount_millimes) filter (where account = 'desk'), 0)::bigint as desk
      from moved where booking_id is not null group by booking_id
    ), rentals as (
      select bookings.id, bookings.reference, cars.name as car, from_at, to_at, total_millimes as total,
        commission_rate as rate, commission_millimes as "commissionSold",
        (trip_counted_at is not null and to_at >= ${start} and to_at < ${end}) as ended,
        coalesce(commission, 0) as commission, coalesce(discount, 0) as discount,
        coalesce(online, 0) as online, coalesce(desk, 0) as desk
      from bookings
      join cars on cars.id = bookings.car_id
      left join sums on sums.booking_id = bookings.id
      where sums.booking_id is not null or (bookings.supplier_id = ${supplierId} and bookings.currency = ${currency}
        and trip_counted_at is not null and to_at >= ${start} and to_at < ${end})
      order by to_at, bookings.reference
      limit ${MAX_STATEMENT_LINES + 1}
    ), settled as (
      select kind, at, reference, amount_millimes as amount from moved
      where booking_id is null and account = 'agency' and kind in (${sql.join(settlementMovementKinds)})
      order by at, id
      limit ${MAX_STATEMENT_LINES + 1}
    )
    select
      (select coalesce(sum(amount_millimes), 0) from ledger where supplier_id = ${supplierId}
        and currency = ${currency} and account = 'agency' and at < ${start}) as opening,
      (select coalesce(json_agg(rentals), '[]') from rentals) as lines,
      (select coalesce(json_agg(settled), '[]') from settled) as settlements,
      ${owedOnline(db, supplierId, currency)} as owed
  `.execute(db);
  const [month] = rows;
  if (month === undefined) throw new Error("the month has no row");
  return {
    opening: Number(month.opening),
    lines: month.lines.map(toLine),
    settlements: month.settlements.map(({ kind, at, reference, amount }) => ({
      kind,
      at: new Date(at).toISOString(),
      reference: reference ?? "",
      change: toDinars(amount),
    })),
    refundsOwed: Number(month.owed ?? 0),
  };
}

/** Amounts are in millimes, and times are text. */
interface MonthRow {
  opening: string;
  lines: {
    id: string;
    reference: string;
    car: string;
    from_at: string;
    to_at: string;
    total: Millimes;
    rate: number | string | null;
    commissionSold: Millimes;
    ended: boolean;
    commission: Millimes;
    discount: Millimes;
    online: Millimes;
    desk: Millimes;
  }[];
  settlements: {
    kind: StatementSettlement["kind"];
    at: string;
    reference: string | null;
    amount: Millimes;
  }[];
  owed: string | null;
}

function toLine({ id, reference, car, from_at, to_at, rate, ended, ...amounts }: MonthRow["lines"][number]) {
  return {
    booking: { id, reference },
    car,
    from: new Date(from_at).toISOString(),
    to: new Date(to_at).toISOString(),
    total: toDinars(amounts.total),
    rate: rate === null ? null : Number(rate),
    commissionSold: toDinars(amounts.commissionSold),
    ended: ended ? (1 as const) : (0 as const),
    commission: toDinars(amounts.commission),
    ...(amounts.discount !== 0 && { discount: toDinars(amounts.discount) }),
    online: toDinars(amounts.online),
    desk: toDinars(amounts.desk),
  };
}
