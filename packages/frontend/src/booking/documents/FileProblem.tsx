import { useLingui } from "@lingui/react/macro";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useProblemMessages } from "@sayara/frontend/form/useProblemMessages";
import { Notice } from "@sayara/ui/Notice/Notice";

/** States why a file was not saved. The buttons above remain usable. */
export function FileProblem({ problem }: { problem: FormProblem }) {
  const { t } = useLingui();
  const problemText = useProblemMessages();
  return (
    <Notice tone="error" announce="assertive" title={t`The file could not be saved`}>
      <p>{problemText(problem)}</p>
    </Notice>
  );
}
