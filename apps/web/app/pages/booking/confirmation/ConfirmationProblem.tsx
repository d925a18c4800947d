import { Trans, useLingui } from "@lingui/react/macro";
import { faultWords } from "@sayara/i18n/words/faultWords";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useWaitWords } from "#web/shared/form/useWaitWords.ts";

/** Why the confirmation failed. The button above stays. */
export function ConfirmationProblem({ problem }: { problem: FormProblem }) {
  const { t, i18n } = useLingui();
  const wait = useWaitWords();
  return (
    <Notice tone="error" announce="assertive" title={t`Your confirmation has not arrived`}>
      <p>
        {problem.kind === "fault" && i18n._(faultWords[problem.fault])}
        {problem.kind === "refused" && i18n._(refusalWords[problem.code])}{" "}
        {problem.kind === "refused" && problem.retryAfter !== null ? (
          wait(problem.retryAfter)
        ) : (
          <Trans>Press the button again: it confirms once, however often you press it.</Trans>
        )}
      </p>
    </Notice>
  );
}
