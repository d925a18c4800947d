import { useLingui, Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { HomeIcon, SearchIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";

/** Shown for an unknown URL. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <PageHead
        title={t`Page not found`}
        description={t`This page does not exist, or no longer does. Find a car from the home page.`}
      />
      <Heading level={1}>
        <Trans>This road leads nowhere</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>
          The page you asked for does not exist, or has moved. Your bookings and searches are safe.
        </Trans>
      </Text>
      <ScreenActions>
        <LinkButton icon={HomeIcon} render={<Link to="/" />}>
          <Trans>Go to the home page</Trans>
        </LinkButton>
        <LinkButton tone="neutral" icon={SearchIcon} render={<Link to="/search" />}>
          <Trans>See all cars</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}
