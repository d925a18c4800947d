import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Icon } from "@sayara/ui/Icon/Icon";
import { AgencyIcon, CalendarIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import type { LedgerFact } from "@sayara/ui/PriceLedger/PriceLedger";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useRentalFacts } from "@sayara/frontend/rental/QuoteLedger/useRentalFacts";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import type { CheckoutForm } from "#web/pages/checkout/driver/checkoutFields.ts";
import { type CancellationContext, useCancelTerms } from "./useCancelTerms.ts";
import { useFields } from "@sayara/frontend/form/useFields";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

interface ConditionsSectionProps {
  car: Car;
  /** In dinars. */
  total: number;
  /** Charged online, in dinars; null while the amount is unknown. */
  paidNow: number | null;
  cancellation: CancellationContext;
  form: CheckoutForm;
}

/** Deposit, fuel, mileage and cancellation terms, and the checkbox that accepts them. */
export function ConditionsSection({ car, total, paidNow, cancellation, form }: ConditionsSectionProps) {
  const { t } = useLingui();
  const desk = useDueAtDesk(total, paidNow);
  const field = useFields(form, {});
  const factsOf = useRentalFacts();
  const facts: LedgerFact[] = [
    ...factsOf(car),
    { id: "desk", icon: AgencyIcon, name: t`To pay at the agency`, value: desk },
    {
      id: "cancelling",
      icon: CalendarIcon,
      name: t`If you cancel`,
      value: useCancelTerms(cancellation, paidNow),
    },
  ];
  return (
    <SectionCard
      id="checkout-conditions"
      title={t`Good to know`}
      intro={<Trans>Nothing here is added to the total.</Trans>}
    >
      <dl className={styles.facts}>
        {facts.map(({ id, icon, name, value }) => (
          <div key={id} className={styles.fact}>
            {icon && <Icon picture={icon} className={styles.factIcon} />}
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <Checkbox {...field.checkbox("termsAccepted")} id="termsAccepted">
        <Trans>
          I accept the{" "}
          <Link href="/tos" target="_blank">
            terms of use
          </Link>{" "}
          and the conditions above.
        </Trans>
      </Checkbox>
    </SectionCard>
  );
}

/** Returns the text that says what is left to pay at the agency. `total` and `paidNow` are in dinars. */
function useDueAtDesk(total: number, paidNow: number | null): string {
  const { t } = useLingui();
  const formats = useFormats();
  if (paidNow === null) return t`The rest, after the down payment`;
  const due = formats.price(toDinars(toMillimes(total) - toMillimes(paidNow)));
  if (paidNow === 0) return t`${due}, and nothing before`;
  const now = formats.price(paidNow);
  return paidNow === total ? t`Nothing more: ${now} is paid online` : t`${due}, after ${now} paid online`;
}
