import { Trans, useLingui } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { leavePage } from "@sayara/frontend/request/leavePage";
import { Button } from "@sayara/ui/Button/Button";
import { Stack } from "@sayara/ui/Stack/Stack";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import type { OpenedPayment } from "./payBalanceOnline.ts";
import type { PayBalanceIntent } from "./PayBalanceIntent.ts";

interface PayOnlineProps {
  /** Whether online payments are available. Undefined in responses of earlier API versions. */
  paysOnline: boolean | undefined;
  /** The statement to pay; null for the whole balance. */
  statement: string | null;
  /** Outstanding amount in TND. The API verifies it. */
  amount: number;
}

/**
 * Button that starts an online payment of the agency's debt, for people who may pay [DB7]. Renders nothing
 * without a debt.
 */
export function PayOnline({ paysOnline, statement, amount }: PayOnlineProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const agency = useAgency();
  const { submitJson, isSending, problem } = useSubmission<OpenedPayment, never, PayBalanceIntent>({
    onDone: ({ url }) => void leavePage(url),
  });
  if (paysOnline !== true || amount <= 0 || !mayShow(agency, "payBalance")) return null;
  const sum = formats.price(amount);
  return (
    <Stack gap="xs">
      <div>
        <Button
          size="small"
          working={isSending && t`Opening the payment…`}
          onClick={() => submitJson({ intent: "payOnline", statement, amount })}
        >
          {statement === null ? (
            <Trans>Pay the whole balance online: {sum}</Trans>
          ) : (
            <Trans>Pay {sum} online</Trans>
          )}
        </Button>
      </div>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
