import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";

/** `undo` reverts a change of address. `allow` permits a change for an account without a password. */
export type EmailChangeAction = "undo" | "allow";

export interface EmailChangeProps {
  action: EmailChangeAction;
  /** The account's current or former address; null if the link is incomplete. */
  email: string | null;
  /** `allowed` occurs with `allow` only: `undo` redirects to the password reset. */
  state: "asking" | "sending" | "allowed" | "dead";
  problem: FormProblem | null;
  onConfirm: () => void;
}

/**
 * Landing page of the mailed links that undo or allow a change of email address. Opening it changes nothing, because
 * mail scanners open links too.
 */
export function EmailChange({ action, email, state, problem, onConfirm }: EmailChangeProps) {
  const { t } = useLingui();
  if (email === null || state === "dead") return <DeadLink />;
  if (state === "allowed")
    return (
      <AccountPage key="sent" title={<Trans>The new address is allowed</Trans>}>
        <Notice tone="success" announce="polite" title={<Trans>Check the inbox of the new address</Trans>}>
          <Trans>We sent a link there. Your account changes its address once you open and confirm it.</Trans>
        </Notice>
      </AccountPage>
    );
  return (
    <AccountPage
      title={
        action === "undo" ? <Trans>Undo the change of address</Trans> : <Trans>Allow the new address</Trans>
      }
      intro={
        action === "undo" ? (
          <Trans>
            Your account uses {email} again. Every device is signed out, and you choose a new password.
          </Trans>
        ) : (
          <Trans>
            Another address was asked for in place of {email}. If that was not you, close this page.
          </Trans>
        )
      }
    >
      <ProblemNotice problem={problem} />
      <Button
        size="large"
        block
        icon={CheckIcon}
        working={state === "sending" && t`One moment…`}
        onClick={onConfirm}
      >
        {action === "undo" ? <Trans>Undo the change</Trans> : <Trans>Allow the new address</Trans>}
      </Button>
    </AccountPage>
  );
}

function DeadLink() {
  return (
    <AccountPage
      title={<Trans>This link no longer works</Trans>}
      after={
        <Link render={<RouterLink to="/sign-in" />}>
          <Trans>Back to sign-in</Trans>
        </Link>
      }
    >
      <Notice
        tone="warning"
        announce="assertive"
        title={<Trans>It was used already, has expired, or is not complete.</Trans>}
        actions={
          <LinkButton tone="soft" render={<RouterLink to="/contact" />}>
            <Trans>Contact us</Trans>
          </LinkButton>
        }
      >
        <Trans>If your account is no longer yours, write to us.</Trans>
      </Notice>
    </AccountPage>
  );
}
