import { randomUUID } from "node:crypto";
import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import { type PaidPlan, type PlanChange, restOfGrants } from "@sayara/domain/subscription/planChange";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { type CurrentPlan, readPlan, selectPeriods, type StoredPeriod } from "./readPlan.ts";

/** A paid period, and the person who paid or recorded it. */
interface PaidChange {
  supplierId: string;
  plan: PaidPlan;
  billingPeriod: BillingPeriod;
  change: PlanChange;
  /** Price in millimes: the amount paid now plus the credit. */
  price: number;
  paymentId: string;
  userId: string | null;
}

/**
 * Adds a paid period, which replaces all periods from its first day on. Grants that it interrupts continue
 * after it [SU4, SU5]. Requires the agency's lock.
 */
export async function applyChange(
  transaction: Transaction,
  { supplierId, plan, billingPeriod, change, price, paymentId, userId }: PaidChange,
  { periods, today }: CurrentPlan,
  now: Date,
): Promise<void> {
  const replaced = periods.filter(({ endDate }) => endDate === null || endDate >= change.startDate);
  await endPeriods(transaction, replaced, { today, now });
  if (change.when === "atEnd") await clearNextPlan(transaction, supplierId);
  await transaction
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      supplier_id: supplierId,
      plan,
      billing_period: billingPeriod,
      start_date: change.startDate,
      end_date: change.endDate,
      source: "paid",
      paid_millimes: price,
      credit_millimes: change.credit,
      payment_id: paymentId,
      created_at: now,
      created_by: userId,
    })
    .execute();
  for (const { startDate, row } of restOfGrants(replaced, change))
    await transaction
      .insertInto("subscriptions")
      .values({
        id: randomUUID(),
        supplier_id: supplierId,
        plan: row.plan,
        billing_period: row.billing_period,
        start_date: startDate,
        end_date: row.end_date,
        source: "granted",
        note: row.note,
        created_at: now,
        created_by: row.created_by,
      })
      .execute();
}

/** Ends periods that started before `today` on the day before it, and marks the others as superseded. */
export async function endPeriods(
  transaction: Transaction,
  periods: readonly StoredPeriod[],
  { today, now }: { today: string; now: Date },
): Promise<void> {
  for (const { startDate, row } of periods)
    await transaction
      .updateTable("subscriptions")
      .set(startDate < today ? { end_date: addCalendarDays(today, -1) } : { superseded_at: now })
      .where("id", "=", row.id)
      .execute();
}

/** Clears the agency's choice of its next plan, because a paid next period replaces it. */
async function clearNextPlan(transaction: Transaction, supplierId: string): Promise<void> {
  await transaction
    .updateTable("subscriptions")
    .set({ next_plan: null, next_billing_period: null })
    .where("supplier_id", "=", supplierId)
    .where("next_plan", "is not", null)
    .execute();
}

/** Starts the trial of an accepted agency unless it has already had a period [SU7]. */
export async function startTrial(
  transaction: Transaction,
  supplierId: string,
  { now, config }: { now: Date; config: Pick<Config, "business"> },
): Promise<void> {
  const { planTrialDays } = config.business;
  if (planTrialDays === 0) return;
  const earlier = await selectPeriods(transaction, supplierId).executeTakeFirst();
  if (earlier !== undefined) return;
  const { today } = await readPlan(transaction, { id: supplierId, joining: false }, { now, config });
  await transaction
    .insertInto("subscriptions")
    .values({
      id: randomUUID(),
      supplier_id: supplierId,
      plan: "premium",
      billing_period: "monthly",
      start_date: today,
      end_date: addCalendarDays(today, planTrialDays - 1),
      source: "trial",
      created_at: now,
    })
    .execute();
}
