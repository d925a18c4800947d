import { Trans, useLingui } from "@lingui/react/macro";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { Heading } from "@sayara/ui/Heading/Heading";
import { HomeIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";

/** Shown in place of a page that the user's role may not open. */
export function RefusedScreen() {
  const { t } = useLingui();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <PageTitle title={t`Not for your account`} />
      <Heading level={1}>
        <Trans>This page is not for your account</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>Ask the owner of your agency, or sign in with another account.</Trans>
      </Text>
      <ScreenActions>
        <LinkButton icon={HomeIcon} render={<Link to="/" />}>
          <Trans>Go to today's page</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}
