import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import type { BillingPeriod } from "@sayara/domain/subscription/BillingPeriod";
import { planCapabilities } from "@sayara/domain/subscription/planCapabilities";
import { type SubscriptionPlan, subscriptionPlans } from "@sayara/domain/subscription/SubscriptionPlan";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import * as styles from "./Plan.css.ts";

/** Table of the limits and prices of each plan [SU1]. */
export function Comparison({
  plan: current,
  offers,
  currency,
}: Pick<SupplierPlan, "plan" | "offers" | "currency">) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const priceOf = (plan: SubscriptionPlan, billing: BillingPeriod) => {
    const offer = offers.find(
      (candidate) => candidate.plan === plan && (plan === "free" || candidate.billingPeriod === billing),
    );
    return offer === undefined ? "–" : formats.price(offer.price, currency);
  };
  const rows: { name: string; cell: (plan: SubscriptionPlan) => string }[] = [
    { name: t`Price per month`, cell: (plan) => priceOf(plan, "monthly") },
    { name: t`Price per year`, cell: (plan) => priceOf(plan, "yearly") },
    { name: t`Published cars`, cell: (plan) => formats.number(planCapabilities[plan].cars) },
    { name: t`People`, cell: (plan) => formats.number(planCapabilities[plan].people) },
    { name: t`Calendars that are read`, cell: (plan) => formats.number(planCapabilities[plan].calendars) },
    {
      name: t`Figures`,
      cell: (plan) => (planCapabilities[plan].statistics ? t`Yes` : t`No`),
    },
    {
      name: t`Statements as a table (CSV)`,
      cell: (plan) => (planCapabilities[plan].exports ? t`Yes` : t`No`),
    },
  ];
  return (
    <Stack gap="sm">
      <Heading level={2} size="lg" id="plan-comparison">
        <Trans>Compare the plans</Trans>
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
      <section className={styles.scroller} aria-labelledby="plan-comparison" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                <Trans>What each one has</Trans>
              </th>
              {subscriptionPlans.map((plan) => (
                <th key={plan} scope="col" className={styles.cell}>
                  {i18n._(subscriptionPlanMessages[plan])}
                  {plan === current && (
                    <span className={styles.mark}>
                      <Trans>Your plan</Trans>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {subscriptionPlans.map((plan) => (
                  <td key={plan} className={styles.cell}>
                    {cell(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  );
}
