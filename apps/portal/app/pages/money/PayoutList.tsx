import { Trans } from "@lingui/react/macro";
import type { Payout } from "@sayara/api-client/contract/payouts/Payout";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Text } from "@sayara/ui/Text/Text";
import { PayoutBadge } from "#portal/statements/PayoutBadge.tsx";
import { PayoutDates } from "#portal/statements/PayoutDates.tsx";
import * as styles from "./Money.css.ts";

/** The payouts to the agency, newest first [PO4]. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <ul className={styles.list}>
      {payouts.map((payout) => (
        <PayoutRow key={payout.id} payout={payout} />
      ))}
    </ul>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const formats = useFormats();
  const { reference, amount, currency, lastDigits } = payout;
  return (
    <Card as="li" padding="sm" className={styles.row}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <Text as="span" weight="strong" translate="no">
            {reference}
          </Text>
          <PayoutBadge state={payout.state} />
        </div>
        <Text size="sm">
          <Trans>To the RIB ending in {lastDigits}</Trans>
        </Text>
        <PayoutDates payout={payout} />
      </div>
      <span className={styles.amount} translate="no">
        {formats.price(amount, currency)}
      </span>
    </Card>
  );
}
