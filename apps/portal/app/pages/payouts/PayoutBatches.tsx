import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AgencyPayout } from "@sayara/api-client/contract/payouts/Payout";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PayoutEntry } from "./PayoutEntry.tsx";
import type { PayoutQuestion } from "./PayoutDialog.tsx";
import * as styles from "./Payouts.css.ts";
import type { PayoutsAct } from "./PayoutsAct.ts";

interface PayoutBatchesProps {
  items: readonly AgencyPayout[];
  isSending: boolean;
  onAct: (act: PayoutsAct) => void;
  onAsk: (act: PayoutQuestion["act"], payouts: readonly AgencyPayout[]) => void;
}

/** The files for the bank with their payouts: downloads each, and marks it as paid once the bank has done it [PO4]. */
export function PayoutBatches({ items, ...actions }: PayoutBatchesProps) {
  const batches = new Map<string, AgencyPayout[]>();
  for (const item of items) batches.set(item.batch, [...(batches.get(item.batch) ?? []), item]);
  return (
    <Stack gap="lg">
      {[...batches].map(([batch, payouts]) => (
        <Batch key={batch} batch={batch} payouts={payouts} {...actions} />
      ))}
    </Stack>
  );
}

function Batch({
  batch,
  payouts,
  isSending,
  onAct,
  onAsk,
}: Omit<PayoutBatchesProps, "items"> & { batch: string; payouts: readonly AgencyPayout[] }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const preparedAt = payouts[0]?.preparedAt ?? "";
  const moment = formats.dateTime(preparedAt);
  const sum = formats.price(
    payouts.reduce((total, { amount }) => total + Math.round(amount * 1000), 0) / 1000,
  );
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
        <div className={styles.actions}>
          <Button
            size="small"
            tone="neutral"
            disabled={isSending}
            aria-label={t`Download CSV of ${moment}`}
            onClick={() =>
              onAct({
                act: "download",
                batch,
                date: preparedAt.slice(0, 10),
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
