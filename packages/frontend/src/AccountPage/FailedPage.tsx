import { Trans } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { FormProblem } from "../form/FormProblem.ts";
import { useProblemMessages } from "../form/useProblemMessages.ts";
import { AccountPage } from "./AccountPage.tsx";

/** Shown if an account page fails to load, with a retry. */
export function FailedPage({ problem, onRetry }: { problem: FormProblem; onRetry: () => void }) {
  const messages = useProblemMessages();
  return (
    <AccountPage title={<Trans>Your account can't be shown just now</Trans>}>
      <Notice tone="error" announce="assertive" title={messages(problem)}>
        <Trans>Nothing of your account has changed.</Trans>
      </Notice>
      <Button icon={RetryIcon} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </AccountPage>
  );
}
