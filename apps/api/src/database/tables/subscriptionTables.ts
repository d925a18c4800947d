import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import type { PaidPlan } from "@sayara/domain/subscription/planChange";
import type { SubscriptionPlan } from "@sayara/domain/subscription/SubscriptionPlan";
import type { SubscriptionSource } from "@sayara/domain/subscription/SubscriptionSource";
import type { Generated, Selectable } from "kysely";

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
}

/**
 * A period of an agency's plan. Days without one have the plan free [SU6]. Periods of an agency do not overlap, but for
 * superseded ones.
 */
export interface SubscriptionsTable {
  id: string;
  supplier_id: string;
  plan: PaidPlan;
  billing_period: BillingPeriod;
  /** `YYYY-MM-DD`, both inside. */
  start_date: string;
  /** Null without end. */
  end_date: string | null;
  source: SubscriptionSource;
  /** The amount paid for it, with `credit_millimes`. */
  paid_millimes: Generated<number>;
  /** Part of it that was taken off for unused days of earlier periods. */
  credit_millimes: Generated<number>;
  payment_id: Generated<string | null>;
  /** The next plan, chosen and not paid yet [SU5]. */
  next_plan: Generated<SubscriptionPlan | null>;
  next_billing_period: Generated<BillingPeriod | null>;
  /** Why an administrator granted it. */
  note: Generated<string | null>;
  created_at: Date;
  created_by: Generated<string | null>;
  /** When another period took its place before it began. */
  superseded_at: Generated<Date | null>;
  reminded_at: Generated<Date | null>;
  lapsed_at: Generated<Date | null>;
}
export type SubscriptionRow = Selectable<SubscriptionsTable>;
