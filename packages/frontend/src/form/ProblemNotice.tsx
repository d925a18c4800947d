import { Trans } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { ReactNode } from "react";
import type { FormProblem } from "./FormProblem.ts";
import { useProblemMessages } from "./useProblemMessages.ts";

interface ProblemNoticeProps {
  problem: FormProblem | null;
  /** Message for a response with status 204 on this page. */
  no?: string;
  /** Message for the failed action, shown above the cause. */
  action?: string;
  /** Actions that resolve the problem. */
  actions?: ReactNode;
}

/** Notice that states why a form was rejected. It adds that the typed values are kept. */
export function ProblemNotice({ problem, no, action, actions }: ProblemNoticeProps) {
  const messages = useProblemMessages();
  if (problem === null) return null;
  return (
    <Notice tone="error" announce="assertive" title={action ?? messages(problem, no)} actions={actions}>
      {action !== undefined && <span>{messages(problem, no)} </span>}
      {problem.kind === "fault" && (
        <span>
          <Trans>What you typed is still here: you can simply try again.</Trans>
        </span>
      )}
    </Notice>
  );
}
