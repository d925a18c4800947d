import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link as RouterLink } from "react-router";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";

/** Shown if the link is incomplete or matches no account. Suggests what to do instead. */
export function DeadLink() {
  const { t } = useLingui();
  return (
    <AccountPage
      title={<Trans>This link does not work</Trans>}
      after={
        <Link render={<RouterLink to="/contact" />}>
          <Trans>Contact us</Trans>
        </Link>
      }
    >
      <Notice
        tone="warning"
        announce="assertive"
        title={t`It is not complete, or its account no longer exists`}
        actions={
          <LinkButton tone="soft" render={<RouterLink to="/settings" />}>
            <Trans>Open the settings</Trans>
          </LinkButton>
        }
      >
        <Trans>Copy the whole address from the email, or turn the emails off in your settings.</Trans>
      </Notice>
    </AccountPage>
  );
}
