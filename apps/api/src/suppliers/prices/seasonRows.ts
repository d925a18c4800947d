import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Season, SeasonPrice } from "@sayara/domain/season/Season";
import type { Selectable } from "kysely";
import type { SeasonsTable } from "#api/database/tables/supplierTables.ts";
import type { Database } from "#api/database/Schema.ts";

/** A season with its id and version. */
type StoredSeason = Season & { id: string; version: number };

/** Returns an agency's seasons in their order [SN2]. */
export async function readSeasons(db: Database, supplierId: string): Promise<StoredSeason[]> {
  const rows = await db
    .selectFrom("seasons")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(toSeason);
}

function toSeason(row: Selectable<SeasonsTable>): StoredSeason {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    repeatsYearly: row.repeats_yearly,
    price: priceOf(row),
    minimumDays: row.minimum_days,
    ranges: row.ranges,
    carIds: row.car_ids,
  };
}

function priceOf({
  price_kind: kind,
  daily_price_millimes: daily,
  percentage_hundredths: percentage,
}: Selectable<SeasonsTable>): SeasonPrice {
  if (kind === "daily") return { kind, amount: toDinars(daily ?? 0) };
  if (kind === "percentage") return { kind, percentage: (percentage ?? 0) / 100 };
  return { kind };
}

/** Converts a season to its columns. */
export function seasonColumns({ price, ...season }: Season) {
  return {
    name: season.name,
    start_date: season.startDate,
    end_date: season.endDate,
    repeats_yearly: season.repeatsYearly,
    price_kind: price.kind,
    daily_price_millimes: price.kind === "daily" ? toMillimes(price.amount) : null,
    percentage_hundredths: price.kind === "percentage" ? Math.round(price.percentage * 100) : null,
    minimum_days: season.minimumDays,
    ranges: season.ranges,
    car_ids: season.carIds,
  };
}
