import { Trans, useLingui } from "@lingui/react/macro";
import type { AgencyPayout } from "@sayara/api-client/contract/payouts/Payout";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Text } from "@sayara/ui/Text/Text";
import { PayoutDates } from "#portal/statements/PayoutDates.tsx";
import type { PayoutDialogTarget } from "./PayoutDialog.tsx";
import * as styles from "./Payouts.css.ts";

interface PayoutEntryProps {
  payout: AgencyPayout;
  onAsk: (intent: PayoutDialogTarget["intent"], payouts: readonly AgencyPayout[]) => void;
}

/** A payout with its state and the actions that record its outcome. */
export function PayoutEntry({ payout, onAsk }: PayoutEntryProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { supplier, reference, amount, currency, lastDigits, state } = payout;
  return (
    <Card as="li" padding="sm" className={styles.entry}>
      <div className={styles.row}>
        <div className={styles.facts}>
          <Text as="span" weight="strong">{`${supplier.name} · ${reference}`}</Text>
          <Text size="sm">
            <Trans>To the RIB ending in {lastDigits}</Trans>
          </Text>
          <PayoutDates payout={payout} />
        </div>
        <span className={styles.amount} translate="no">
          {formats.price(amount, currency)}
        </span>
      </div>
      {state === "prepared" && (
        <div className={styles.actions}>
          <Button
            size="small"
            tone="neutral"
            aria-label={t`Mark as paid: ${reference}`}
            onClick={() => onAsk("pay", [payout])}
          >
            <Trans>Mark as paid</Trans>
          </Button>
          <Button
            size="small"
            tone="neutral"
            aria-label={t`Take out ${reference}`}
            onClick={() => onAsk("cancel", [payout])}
          >
            <Trans>Take out</Trans>
          </Button>
        </div>
      )}
      {state === "paid" && (
        <div className={styles.actions}>
          <Button
            size="small"
            tone="neutral"
            aria-label={t`It came back: ${reference}`}
            onClick={() => onAsk("return", [payout])}
          >
            <Trans>It came back</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
