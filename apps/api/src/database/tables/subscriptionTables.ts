import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import type { PaidPlan } from "@sayara/domain/subscription/planChange";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import type { SubscriptionSource } from "@sayara/domain/subscription/SubscriptionSource";
import type { Generated, Selectable } from "kysely";

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
}

/**
 * A period of an agency's plan. Days without a period have the plan `free` [SU6]. The periods of an agency do
 * not overlap, except for superseded ones.
 */
export interface SubscriptionsTable {
  id: string;
  supplier_id: string;
  plan: PaidPlan;
  billing_period: BillingPeriod;
  /** `YYYY-MM-DD`, inclusive. */
  start_date: string;
  /** `YYYY-MM-DD`, inclusive. Null if the period has no end. */
  end_date: string | null;
  source: SubscriptionSource;
  /** Price of the period: the amount paid plus `credit_millimes`. */
  paid_millimes: Generated<number>;
  /** Part of the price that was credited for unused days of earlier periods. */
  credit_millimes: Generated<number>;
  payment_id: Generated<string | null>;
  /** The plan chosen for the end of this period, not paid yet [SU5]. */
  next_plan: Generated<SubscriptionPlan | null>;
  next_billing_period: Generated<BillingPeriod | null>;
  /** Why an administrator granted the period. */
  note: Generated<string | null>;
  created_at: Date;
  created_by: Generated<string | null>;
  /** When another period replaced this one before it began. */
  superseded_at: Generated<Date | null>;
  reminded_at: Generated<Date | null>;
  lapsed_at: Generated<Date | null>;
}
export type SubscriptionRow = Selectable<SubscriptionsTable>;
