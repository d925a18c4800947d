import { Trans } from "@lingui/react/macro";
import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Text } from "@sayara/ui/Text/Text";

/** Text with a statement's amount to pay and its outstanding part [ST5, ST7]. */
export function PaymentText({ payment }: Pick<StatementSummary, "payment">) {
  const formats = useFormats();
  if (payment === null) return null;
  const amount = formats.price(payment.amount);
  const outstanding = formats.price(payment.outstanding);
  const isPart = payment.status !== "paid" && payment.outstanding !== payment.amount;
  return (
    <Text size="sm">
      {payment.direction === "collect" && <Trans>The agency pays {amount}.</Trans>}
      {payment.direction === "payOut" && <Trans>The marketplace pays {amount}.</Trans>}
      {isPart && (
        <>
          {" "}
          <Trans>{outstanding} is outstanding.</Trans>
        </>
      )}
    </Text>
  );
}
