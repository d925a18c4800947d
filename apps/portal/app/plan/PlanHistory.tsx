import { Trans, useLingui } from "@lingui/react/macro";
import type { PlanPayment, SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { refundMethodMessages } from "@sayara/i18n/messages/booking/refundMethodMessages";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { billingPeriodMessages, subscriptionSourceMessages } from "./billingPeriodMessages.ts";
import * as styles from "./plan.css.ts";

/** The periods and the payments of an agency's plan, newest first. */
export function PlanHistory({
  history,
  payments,
  currency,
}: Pick<SupplierPlan, "history" | "payments" | "currency">) {
  const { i18n } = useLingui();
  const formats = useFormats();
  if (history.length === 0 && payments.length === 0) return null;
  return (
    <Stack as="section" gap="md" aria-labelledby="plan-history">
      <Heading level={2} size="lg" id="plan-history">
        <Trans>History of the plan</Trans>
      </Heading>
      <ul className={styles.list}>
        {history.map(({ id, plan, billingPeriod, source, startDate, endDate, paid }) => (
          <li key={id} className={styles.row}>
            <span className={styles.facts}>
              <Text as="span">
                {[
                  i18n._(subscriptionPlanMessages[plan]),
                  ...(source === "paid" ? [i18n._(billingPeriodMessages[billingPeriod])] : []),
                  i18n._(subscriptionSourceMessages[source]),
                ].join(" · ")}
              </Text>
              <Text as="span" size="sm" tone="muted">
                {endDate === null ? (
                  <Since day={formats.date(startDate)} />
                ) : (
                  formats.dateRange(startDate, endDate)
                )}
              </Text>
            </span>
            {paid > 0 && (
              <span className={styles.amount} translate="no">
                {formats.price(paid, currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {payments.length > 0 && (
        <>
          <Heading level={3} size="md">
            <Trans context="plan">Payments</Trans>
          </Heading>
          <ul className={styles.list}>
            {payments.map((payment) => (
              <li key={payment.id} className={styles.row}>
                <span className={styles.facts}>
                  <Text as="span">
                    {i18n._(subscriptionPlanMessages[payment.plan])} · {formats.dateTime(payment.at)}
                  </Text>
                  <PaymentNote payment={payment} />
                </span>
                <span className={styles.amount} translate="no">
                  {formats.price(payment.amount, currency)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

function Since({ day }: { day: string }) {
  return <Trans>Since {day}</Trans>;
}

function PaymentNote({ payment: { gateway, reference, refund, returned } }: { payment: PlanPayment }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const day = returned === undefined ? "" : formats.date(returned.on);
  return (
    <Text as="span" size="sm" tone="muted">
      {gateway === null ? <Trans>Recorded: {reference}</Trans> : <Trans>Paid online</Trans>}
      {refund !== null && (
        <>
          {" · "}
          {returned !== undefined ? (
            [
              t`refunded on ${day}`,
              i18n._(refundMethodMessages[returned.method]),
              ...(returned.note === "" ? [] : [returned.note]),
            ].join(" · ")
          ) : refund === "succeeded" ? (
            <Trans>refunded</Trans>
          ) : refund === "failed" ? (
            <Trans>refund refused by the payment service, to be returned otherwise</Trans>
          ) : (
            <Trans>refund on its way</Trans>
          )}
        </>
      )}
    </Text>
  );
}
