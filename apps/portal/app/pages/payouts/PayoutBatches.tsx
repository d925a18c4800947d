import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AgencyPayout, PayoutBatch } from "@sayara/api-client/contract/payouts/Payout";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PayoutEntry } from "./PayoutEntry.tsx";
import type { PayoutDialogTarget } from "./PayoutDialog.tsx";
import * as styles from "./Payouts.css.ts";
import type { PayoutsIntent } from "./PayoutsIntent.ts";

interface PayoutBatchesProps {
  batches: readonly PayoutBatch[];
  isSending: boolean;
  onAct: (intent: PayoutsIntent) => void;
  onAsk: (intent: PayoutDialogTarget["intent"], payouts: readonly AgencyPayout[]) => void;
}

/**
 * The files for the bank with their payouts. Each can be downloaded, and marked as paid after the transfer
 * [PO4].
 */
export function PayoutBatches({ batches, ...actions }: PayoutBatchesProps) {
  return (
    <Stack gap="lg">
      {batches.map((batch) => (
        <Batch key={batch.id} batch={batch} {...actions} />
      ))}
    </Stack>
  );
}

function Batch({
  batch: { id: batch, preparedAt, amount, payouts, unreadable },
  isSending,
  onAct,
  onAsk,
}: Omit<PayoutBatchesProps, "batches"> & { batch: PayoutBatch }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const moment = formats.dateTime(preparedAt);
  const sum = formats.price(amount);
  const names = unreadable.join(", ");
  const id = `batch-${batch}`;
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={id}>
          <Trans>File of {moment}</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Plural value={payouts.length} one={`# payout, ${sum}`} other={`# payouts, ${sum}`} />
        </Text>
        {unreadable.length > 0 && (
          <Notice tone="warning" title={<Trans>The account cannot be read: {names}</Trans>}>
            <Trans>
              Take these payouts out, then download the file. The owners set their accounts again on the page
              Money.
            </Trans>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            size="small"
            tone="neutral"
            disabled={isSending || unreadable.length > 0}
            aria-label={t`Download CSV of ${moment}`}
            onClick={() =>
              onAct({
                intent: "download",
                batch,
                date: dateInZone(new Date(preparedAt), timeZone),
                language: asLanguage(i18n.locale) ?? defaultLanguage,
              })
            }
          >
            <Trans>Download CSV</Trans>
          </Button>
          <Button
            size="small"
            tone="soft"
            aria-label={t`Mark as paid: file of ${moment}`}
            onClick={() => onAsk("pay", payouts)}
          >
            <Trans>Mark as paid</Trans>
          </Button>
        </div>
        <ul className={styles.list}>
          {payouts.map((payout) => (
            <PayoutEntry key={payout.id} payout={payout} onAsk={onAsk} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}
