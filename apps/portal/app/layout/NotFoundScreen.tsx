import { Trans, useLingui } from "@lingui/react/macro";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { Heading } from "@sayara/ui/Heading/Heading";
import { HomeIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";

/** Shown for an unknown URL. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <PageTitle title={t`Page not found`} />
      <Heading level={1}>
        <Trans>This road leads nowhere</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>The page you asked for does not exist, or has moved.</Trans>
      </Text>
      <ScreenActions>
        <LinkButton icon={HomeIcon} render={<Link to="/" />}>
          <Trans>Go to today's page</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}
