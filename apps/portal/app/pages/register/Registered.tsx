import { Trans, useLingui } from "@lingui/react/macro";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";
import { SentMail } from "@sayara/frontend/AccountPage/SentMail";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { Submission } from "@sayara/frontend/form/submission/useSubmission";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link as RouterLink } from "react-router";
import { startPath } from "#portal/session/startPath.ts";
import type { RegisterResult } from "./RegisterValues.ts";

interface RegisteredProps {
  mailedTo: string;
  /**
   * False on marketplaces that keep registered addresses secret. There, the mailed link starts the session.
   */
  isSignedIn: boolean;
  resend: Pick<Submission<RegisterResult>, "problem" | "isSending">;
  onResend: () => void;
}

/** Shows the recipient of the mailed link, and what to do if the mail does not arrive. */
export function Registered({ mailedTo, isSignedIn, resend, onResend }: RegisteredProps) {
  const { t } = useLingui();
  return (
    <AccountPage
      key="sent"
      title={<Trans>Check your inbox</Trans>}
      after={
        <Text size="sm" tone="muted">
          {isSignedIn ? (
            <Trans>Is the address wrong? Sign out, then register again with the right one.</Trans>
          ) : (
            <Trans>
              Is the address wrong?{" "}
              <Link render={<RouterLink to="/register" reloadDocument />}>Register again</Link>
            </Trans>
          )}
        </Text>
      }
    >
      <ProblemNotice problem={resend.problem} no={t`This address is confirmed already.`} />
      <SentMail to={mailedTo} onResend={onResend} isSending={resend.isSending}>
        {isSignedIn ? (
          <Trans>Open the link in it to confirm your address. Meanwhile, you can prepare your agency.</Trans>
        ) : (
          <Trans>It tells you how to continue.</Trans>
        )}
      </SentMail>
      {isSignedIn && (
        <LinkButton size="large" block render={<RouterLink to={startPath} />}>
          <Trans>Prepare your agency</Trans>
        </LinkButton>
      )}
    </AccountPage>
  );
}
