import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";

/** State of the notification mails, which one press turns off. */
export interface UnsubscribeProps {
  areOn: boolean;
  isSending: boolean;
  problem: FormProblem | null;
  turnOff: () => void;
}

/** Page of the unsubscribe link in a mail. Opening it changes nothing, because mail scanners open links too. */
export function Unsubscribe({ areOn, isSending, problem, turnOff }: UnsubscribeProps) {
  const { t } = useLingui();
  if (!areOn)
    return (
      <AccountPage title={<Trans>Email notifications</Trans>}>
        <Notice tone="success" announce="polite" title={t`You no longer get email notifications`}>
          <Trans>Confirmations of your bookings and messages about your account are still sent.</Trans>
        </Notice>
        <Text tone="muted">
          <Trans>Changed your mind? Turn them on again in your settings.</Trans>
        </Text>
        <LinkButton tone="neutral" render={<RouterLink to="/settings" />}>
          <Trans>Open the settings</Trans>
        </LinkButton>
      </AccountPage>
    );
  return (
    <AccountPage
      title={<Trans>Email notifications</Trans>}
      intro={
        <Trans>
          Turn off the emails about what happens to your bookings. Confirmations and messages about your
          account are still sent.
        </Trans>
      }
    >
      <ProblemNotice problem={problem} />
      <Button size="large" block working={isSending && t`One moment…`} onClick={turnOff}>
        <Trans>Turn off email notifications</Trans>
      </Button>
    </AccountPage>
  );
}
