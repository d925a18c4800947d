import { Trans } from "@lingui/react/macro";
import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import { Badge } from "@sayara/ui/Badge/Badge";

/** Badge with the state of a statement's payment [ST5, ST7]. */
export function PaymentBadge({ corrects, payment }: Pick<StatementSummary, "corrects" | "payment">) {
  if (corrects !== null)
    return (
      <Badge>
        <Trans>Correction</Trans>
      </Badge>
    );
  if (payment === null)
    return (
      <Badge>
        <Trans>Carried over</Trans>
      </Badge>
    );
  return payment.status === "paid" ? (
    <Badge tone="positive">
      <Trans>Paid</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>To be paid</Trans>
    </Badge>
  );
}
