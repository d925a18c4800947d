import { type PlanPeriod, periodOn } from "@sayara/domain/subscription/planChange";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import type { SubscriptionRow } from "#api/database/tables/subscriptionTables.ts";

/** A period in the form that the domain's rules use, with its row. */
export interface StoredPeriod extends PlanPeriod {
  row: SubscriptionRow;
}

/** An agency's plan today. */
export interface CurrentPlan {
  today: CalendarDate;
  /** `premium` until the agency is accepted, so that it can prepare under the limits of that plan [SU7]. */
  plan: SubscriptionPlan;
  /** Undefined if the plan is free. */
  current: StoredPeriod | undefined;
  /** The periods that have not ended, in order. */
  periods: StoredPeriod[];
}

export async function readPlan(
  db: Database,
  supplier: { id: string; joining: boolean },
  { now, config }: { now: Date; config: Pick<Config, "business"> },
): Promise<CurrentPlan> {
  const today = dateInZone(now, config.business.timeZone);
  const rows = await selectPeriods(db, supplier.id)
    .where(({ or, eb }) => or([eb("end_date", "is", null), eb("end_date", ">=", today)]))
    .orderBy("start_date")
    .execute();
  const periods = rows.map(toPeriod);
  const current = periodOn(periods, today);
  return { today, plan: supplier.joining ? "premium" : (current?.plan ?? "free"), current, periods };
}

/** Selects an agency's periods, including past but not superseded ones. */
export function selectPeriods(db: Database, supplierId: string) {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .where("superseded_at", "is", null);
}

/** Returns the id of an agency's last period, which may have ended; null without any. */
export async function readBasis(db: Database, supplierId: string): Promise<string | null> {
  const last = await selectPeriods(db, supplierId).orderBy("start_date", "desc").limit(1).executeTakeFirst();
  return last?.id ?? null;
}

function toPeriod(row: SubscriptionRow): StoredPeriod {
  const { plan, start_date: startDate, end_date: endDate, source, paid_millimes: paid } = row;
  return { plan, startDate, endDate, source, paid, row };
}
