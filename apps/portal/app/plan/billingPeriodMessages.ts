import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import type { SubscriptionSource } from "@sayara/domain/subscription/SubscriptionSource";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Names of the billing periods. */
export const billingPeriodMessages: Readonly<Record<BillingPeriod | Unknown, MessageDescriptor>> = {
  monthly: msg`monthly`,
  yearly: msg`yearly`,
  unknown: msg`Other`,
};

/** Names of the ways in which an agency gets a period of its plan. */
export const subscriptionSourceMessages: Readonly<Record<SubscriptionSource | Unknown, MessageDescriptor>> = {
  paid: msg`Paid`,
  trial: msg`Trial`,
  granted: msg`Granted`,
  unknown: msg`Other`,
};
