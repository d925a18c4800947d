import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import { Link as RouterLink } from "react-router";
import { QuoteLedger } from "@sayara/frontend/rental/QuoteLedger/QuoteLedger";
import { LengthDiscounts } from "@sayara/frontend/rental/LengthDiscounts/LengthDiscounts";
import { RentalSummary } from "@sayara/frontend/rental/RentalSummary/RentalSummary";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";
import { AnimatedTotal } from "./AnimatedTotal.tsx";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

type CheckoutSummaryProps = Pick<CheckoutProps, "rental" | "response" | "quote"> & { results: string };

/** The selected car, places and times, and the price with its lines. */
export function CheckoutSummary({ rental, response, quote, results }: CheckoutSummaryProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.aside} aria-label={t`Your rental`}>
      <RentalSummary
        car={response.car}
        journey={{
          pickup: response.pickupLocation,
          dropOff: response.dropOffLocation,
          from: rental.from,
          to: rental.to,
        }}
        priceClassName={styles.asideLedger}
      >
        <QuoteLedger
          quote={quote}
          total={<AnimatedTotal total={quote.total} />}
          defaultOpen
          tone="accent"
          size="lg"
        />
        <LengthDiscounts discounts={response.car.discounts} days={quote.days} />
      </RentalSummary>
      <Link className={styles.change} render={<RouterLink to={results} />}>
        <Trans>Change the car or the dates</Trans>
      </Link>
    </aside>
  );
}
