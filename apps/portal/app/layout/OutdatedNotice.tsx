import { Trans } from "@lingui/react/macro";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { Button } from "@sayara/ui/Button/Button";

interface OutdatedNoticeProps {
  problem: FormProblem | null;
  /** Whether the page has loaded the latest version. It arrives shortly after the refusal. */
  isLatestLoaded: boolean;
  onShowLatest: () => void;
  /** Keeps the input so that it can be saved over the latest version. */
  onKeepTyped: () => void;
}

/**
 * The reason why a form was refused. After `stale_version`, offers to load the latest version or to keep the
 * input.
 */
export function OutdatedNotice({ problem, isLatestLoaded, onShowLatest, onKeepTyped }: OutdatedNoticeProps) {
  const isOutdated = problem?.kind === "refused" && problem.code === "stale_version";
  return (
    <ProblemNotice
      problem={problem}
      {...(isOutdated && {
        actions: (
          <>
            <Button tone="neutral" size="small" disabled={!isLatestLoaded} onClick={onShowLatest}>
              <Trans>Show the latest version</Trans>
            </Button>
            <Button tone="neutral" size="small" disabled={!isLatestLoaded} onClick={onKeepTyped}>
              <Trans>Keep what I typed</Trans>
            </Button>
          </>
        ),
      })}
    />
  );
}
