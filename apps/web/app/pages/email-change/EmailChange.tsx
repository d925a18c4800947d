import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon } from "@sayara/ui/Icon/icons";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "#web/shared/AccountPage/AccountPage.tsx";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";

/** `undo` takes a change of address back; `allow` lets one begin where there is no password to ask for. */
export type Deed = "undo" | "allow";

export interface EmailChangeProps {
  deed: Deed;
  /** The address that the account has, or had; null when the link was cut. */
  email: string | null;
  /** `done` is shown by `allow` alone: `undo` goes on to a new password. */
  state: "asking" | "sending" | "done" | "dead";
  problem: FormProblem | null;
  onConfirm: () => void;
}

/** Where the mails about a new address lead. Opening it changes nothing, since mail programs open links too. */
export function EmailChange({ deed, email, state, problem, onConfirm }: EmailChangeProps) {
  const { t } = useLingui();
  if (email === null || state === "dead") return <DeadLink />;
  if (state === "done")
    return (
      <AccountPage title={<Trans>The new address is allowed</Trans>}>
        <Notice tone="success" announce="polite" title={<Trans>Check the inbox of the new address</Trans>}>
          <Trans>We sent a link there. Your account moves once it is opened.</Trans>
        </Notice>
      </AccountPage>
    );
  return (
    <AccountPage
      title={
        deed === "undo" ? <Trans>Undo the change of address</Trans> : <Trans>Allow the new address</Trans>
      }
      intro={
        deed === "undo" ? (
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
        {deed === "undo" ? <Trans>Undo the change</Trans> : <Trans>Allow the new address</Trans>}
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
