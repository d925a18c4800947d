import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";

/** State of the mails that one press turns off. */
export interface UnsubscribeProps {
  areOn: boolean;
  /** Whether offers and news are ended, not notifications [MA8]. */
  isPromotion: boolean;
  isSending: boolean;
  problem: FormProblem | null;
  turnOff: () => void;
}

/** Page of the unsubscribe link in a mail. Opening it changes nothing, because mail scanners open links too. */
export function Unsubscribe({ areOn, isPromotion, isSending, problem, turnOff }: UnsubscribeProps) {
  const { t } = useLingui();
  const title = isPromotion ? <Trans>Offers and news by email</Trans> : <Trans>Email notifications</Trans>;
  if (!areOn)
    return (
      <AccountPage title={title}>
        <Notice
          tone="success"
          announce="polite"
          title={
            isPromotion ? t`You no longer get offers and news` : t`You no longer get email notifications`
          }
        >
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
      title={title}
      intro={
        isPromotion ? (
          <Trans>Stop the emails with offers and news. Emails about your bookings are still sent.</Trans>
        ) : (
          <Trans>
            Turn off the emails about what happens to your bookings. Confirmations and messages about your
            account are still sent.
          </Trans>
        )
      }
    >
      <ProblemNotice problem={problem} />
      <Button size="large" block working={isSending && t`One moment…`} onClick={turnOff}>
        {isPromotion ? <Trans>Stop offers and news</Trans> : <Trans>Turn off email notifications</Trans>}
      </Button>
    </AccountPage>
  );
}
