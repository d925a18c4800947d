import { Trans, useLingui } from "@lingui/react/macro";
import type { PlanOffer, SupplierPlan } from "@sayara/api-client/contract/subscriptions/supplierPlan";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { billingPeriodMessages } from "#portal/plan/billingPeriodMessages.ts";
import { useWebsiteAddress } from "#portal/session/useWebsiteAddress.ts";
import * as styles from "./Plan.css.ts";
import type { PlanIntent } from "./PlanIntent.ts";

interface OffersProps {
  plan: SupplierPlan;
  isSending: boolean;
  onAct: (intent: PlanIntent) => void;
}

/** The plans that an agency can change to, each with its start date and exact amount [SU4, SU5]. */
export function Offers({ plan, isSending, onAct }: OffersProps) {
  const websiteAddress = useWebsiteAddress();
  const possible = plan.offers.filter(({ change }) => change !== null);
  if (possible.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-labelledby="plan-change">
      <Heading level={2} size="lg" id="plan-change">
        <Trans>Change or renew</Trans>
      </Heading>
      {!plan.paysOnline && (
        <Text>
          <Trans>
            Plans are paid by bank transfer.{" "}
            <UiLink href={websiteAddress("/contact?about=agency")}>Write to us</UiLink>, and we record your
            payment.
          </Trans>
        </Text>
      )}
      <ul className={styles.list}>
        {possible.map((offer) => (
          <Offer key={`${offer.plan} ${offer.billingPeriod}`} {...{ offer, plan, isSending, onAct }} />
        ))}
      </ul>
    </Stack>
  );
}

function Offer({
  offer,
  plan: { next, period, currency, paysOnline },
  isSending,
  onAct,
}: OffersProps & { offer: PlanOffer }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { plan, billingPeriod, price, change } = offer;
  if (change === null || plan === "unknown" || billingPeriod === "unknown") return null;
  const { startDate } = change;
  const name =
    plan === "free"
      ? i18n._(subscriptionPlanMessages.free)
      : `${i18n._(subscriptionPlanMessages[plan])}, ${i18n._(billingPeriodMessages[billingPeriod])}`;
  const amount = formats.price(change.amount, currency);
  // Without another choice, the current plan is the next one to pay for.
  const chosen = next === null || next.isArranged ? period : next;
  const isChosen = chosen?.plan === plan && (plan === "free" || chosen.billingPeriod === billingPeriod);
  return (
    <Card as="li" padding="sm" className={styles.offer}>
      <div className={styles.facts}>
        <h3 className={styles.name}>{name}</h3>
        <ChangeText change={change} price={price} currency={currency} />
      </div>
      <div className={styles.actions}>
        {plan !== "free" && paysOnline && (
          <Button
            size="small"
            aria-label={t`Pay ${amount}: ${name}`}
            working={isSending && t`Opening…`}
            onClick={() => onAct({ intent: "pay", plan, billingPeriod, startDate, amount: change.amount })}
          >
            <Trans>Pay {amount}</Trans>
          </Button>
        )}
        {change.when === "atEnd" && !isChosen && (
          <Button
            size="small"
            tone="neutral"
            aria-label={t`Choose for later: ${name}`}
            working={isSending && t`Saving…`}
            onClick={() => onAct({ intent: "choose", plan, billingPeriod, startDate })}
          >
            <Trans>Choose for later</Trans>
          </Button>
        )}
        {isChosen && (
          <Text as="span" size="sm" tone="muted">
            <Trans>Chosen</Trans>
          </Text>
        )}
      </div>
    </Card>
  );
}

/** Start date of a change, and how its amount is calculated. */
function ChangeText({
  change,
  price,
  currency,
}: {
  change: NonNullable<PlanOffer["change"]>;
  price: number;
  currency: string;
}) {
  const formats = useFormats();
  const first = formats.date(change.startDate);
  const last = change.endDate === null ? "" : formats.date(change.endDate);
  const whole = formats.price(price, currency);
  const credit = formats.price(change.credit, currency);
  return (
    <>
      <Text size="sm">
        {last === "" ? (
          <Trans>From {first}, without end.</Trans>
        ) : change.when === "now" ? (
          <Trans>From today to {last}.</Trans>
        ) : (
          <Trans>
            From {first} to {last}, after your present period.
          </Trans>
        )}
      </Text>
      {change.credit > 0 && (
        <Text size="sm" tone="muted">
          <Trans>
            {whole} less {credit} for the days that you have paid and not used.
          </Trans>
        </Text>
      )}
    </>
  );
}
