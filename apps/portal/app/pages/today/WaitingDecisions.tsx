import { Trans, useLingui } from "@lingui/react/macro";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Link, useRevalidator } from "react-router";
import { useWaitingDecisions } from "#portal/offline/useWaitingDecisions.ts";
import type { WaitingDecision } from "#portal/offline/WaitingDecision.ts";
import { removeWaitingDecision } from "#portal/offline/waitingDecisions.ts";

/** Lists the decisions that wait for a connection, and those that were refused. */
export function WaitingDecisions() {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  const { revalidate } = useRevalidator();
  const { decisions } = useWaitingDecisions();
  const waiting = decisions.filter(({ refusal }) => refusal === null);
  const refused = decisions.filter(({ refusal }) => refusal !== null);
  if (decisions.length === 0) return null;
  return (
    <Stack gap="sm">
      {waiting.length > 0 && (
        <Notice tone="warning" announce="polite" title={t`Waiting for a connection`}>
          <ol>
            {waiting.map((decision) => (
              <li key={decision.booking.id}>
                <DecisionText decision={decision} />
              </li>
            ))}
          </ol>
        </Notice>
      )}
      {refused.map((decision) => (
        <Notice
          key={decision.booking.id}
          tone="error"
          announce="assertive"
          title={<DecisionText decision={decision} />}
          actions={
            <Button
              size="small"
              tone="neutral"
              onClick={() => {
                removeWaitingDecision(decision.booking.id);
                void revalidate();
              }}
            >
              <Trans>Understood</Trans>
            </Button>
          }
        >
          {decision.refusal !== null && problemText(decision.refusal)}
        </Notice>
      ))}
    </Stack>
  );
}

function DecisionText({ decision: { booking, action } }: { decision: WaitingDecision }) {
  const { reference, driver } = booking;
  const link = <Link to={`/booking?${new URLSearchParams({ b: booking.id })}`}>{reference}</Link>;
  if (action.kind === "confirm")
    return (
      <Trans>
        Confirm {link} ({driver})
      </Trans>
    );
  if (action.kind === "refuse")
    return (
      <Trans>
        Refuse {link} ({driver})
      </Trans>
    );
  const record = action.kind === "recordRental" ? action.record : action.report.kind;
  return record === "handOver" ? (
    <Trans>
      Record the hand-over of {link} ({driver})
    </Trans>
  ) : (
    <Trans>
      Record the return of {link} ({driver})
    </Trans>
  );
}
