import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";

/** Why the confirmation failed. The button above stays. */
export function ConfirmationProblem({ problem }: { problem: FormProblem }) {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  const hasToWait = problem.kind === "refused" && problem.retryAfter !== null;
  return (
    <Notice tone="error" announce="assertive" title={t`Your confirmation has not arrived`}>
      <p>
        {problemText(problem)}{" "}
        {!hasToWait && <Trans>Press the button again: it confirms once, however often you press it.</Trans>}
      </p>
    </Notice>
  );
}
