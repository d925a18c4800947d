import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";

/** States that a link could not be checked. Checking again does not use up the link. */
export function LinkCheckError({ problem, onRetry }: { problem: FormProblem; onRetry: () => void }) {
  const messages = useProblemMessages();
  return (
    <Notice
      tone="error"
      announce="assertive"
      title={messages(problem)}
      actions={
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your link is still valid: it has not been used.</Trans>
    </Notice>
  );
}
