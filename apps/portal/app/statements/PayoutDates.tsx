import { Trans } from "@lingui/react/macro";
import type { Payout } from "@sayara/api-client/contract/payouts/Payout";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Text } from "@sayara/ui/Text/Text";

/** Dates of a payout: prepared or paid, and returned or removed [PO4]. */
export function PayoutDates({ payout }: { payout: Payout }) {
  const formats = useFormats();
  const { preparedAt, paidAt, bankReference, endedAt, reason } = payout;
  const prepared = formats.date(preparedAt);
  const paid = paidAt === null ? "" : formats.date(paidAt);
  const ended = endedAt === null ? "" : formats.date(endedAt);
  return (
    <>
      <Text size="sm" tone="muted">
        {paidAt === null ? (
          <Trans>Prepared on {prepared}</Trans>
        ) : (
          <Trans>
            Paid on {paid} · {bankReference}
          </Trans>
        )}
      </Text>
      {reason !== null && (
        <Text size="sm">
          <Trans>
            Came back on {ended}: {reason}
          </Trans>
        </Text>
      )}
      {endedAt !== null && reason === null && (
        <Text size="sm" tone="muted">
          <Trans>Taken out on {ended}</Trans>
        </Text>
      )}
    </>
  );
}
