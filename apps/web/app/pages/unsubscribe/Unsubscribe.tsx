import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { UnsubscribedMails } from "./Unsubscribe.load.ts";

/** State of the mails that one press turns off. */
export interface UnsubscribeProps {
  areOn: boolean;
  ends: UnsubscribedMails;
  isSending: boolean;
  problem: FormProblem | null;
  turnOff: () => void;
}

/** Page of the unsubscribe link in a mail. Opening it changes nothing, because mail scanners open links too. */
export function Unsubscribe({ areOn, ends, isSending, problem, turnOff }: UnsubscribeProps) {
  const { t } = useLingui();
  const texts = useTexts(ends);
  if (!areOn)
    return (
      <AccountPage title={texts.title}>
        <Notice tone="success" announce="polite" title={texts.areOff}>
          <Trans>Confirmations of your bookings and messages about your account are still sent.</Trans>
        </Notice>
        <Text tone="muted">
          {ends === "price_alerts" ? (
            <Trans>Changed your mind? Turn them on again for each saved car.</Trans>
          ) : (
            <Trans>Changed your mind? Turn them on again in your settings.</Trans>
          )}
        </Text>
        {ends === "price_alerts" ? (
          <LinkButton tone="neutral" render={<RouterLink to="/saved" />}>
            <Trans>See the saved cars</Trans>
          </LinkButton>
        ) : (
          <LinkButton tone="neutral" render={<RouterLink to="/settings" />}>
            <Trans>Open the settings</Trans>
          </LinkButton>
        )}
      </AccountPage>
    );
  return (
    <AccountPage title={texts.title} intro={texts.intro}>
      <ProblemNotice problem={problem} />
      <Button size="large" block working={isSending && t`One moment…`} onClick={turnOff}>
        {texts.turnOff}
      </Button>
    </AccountPage>
  );
}

/** Returns the texts about the mails that the link ends. */
function useTexts(ends: UnsubscribedMails) {
  const { t } = useLingui();
  switch (ends) {
    case "promotional":
      return {
        title: t`Offers and news by email`,
        areOff: t`You no longer get offers and news`,
        intro: t`Stop the emails with offers and news. Emails about your bookings are still sent.`,
        turnOff: t`Stop offers and news`,
      };
    case "price_alerts":
      return {
        title: t`Emails about saved cars`,
        areOff: t`You no longer get emails about saved cars`,
        intro: t`Stop the emails about cheaper or available cars. Your saved cars stay saved.`,
        turnOff: t`Stop the emails about saved cars`,
      };
    case "notification":
      return {
        title: t`Email notifications`,
        areOff: t`You no longer get email notifications`,
        intro: t`Turn off the emails about what happens to your bookings. Confirmations and messages about your account are still sent.`,
        turnOff: t`Turn off email notifications`,
      };
  }
}
