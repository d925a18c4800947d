import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { HomeIcon, RetryIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { reloadPage } from "../request/reloadPage.ts";
import { PageTitle } from "../page/PageTitle.tsx";
import { NotFoundIllustration } from "../Screen/NotFoundIllustration.tsx";
import { Screen, ScreenActions } from "../Screen/Screen.tsx";

interface FailureScreenProps {
  isOffline: boolean;
  /** Whether the visitor is staff, who book nothing. */
  isForStaff?: boolean;
}

/** Shown if a page cannot be rendered, with a retry. */
export function FailureScreen({ isOffline, isForStaff = false }: FailureScreenProps) {
  const { t } = useLingui();
  return (
    <Screen picture={<NotFoundIllustration />}>
      <PageTitle
        title={t`Something went wrong`}
        description={t`This page could not be shown. Please try again.`}
      />
      <Heading level={1}>
        {isOffline ? <Trans>You are not connected</Trans> : <Trans>A problem on our side</Trans>}
      </Heading>
      <Text tone="muted" measure>
        {isOffline ? (
          isForStaff ? (
            <Trans>Check your connection, then try again. Nothing was changed and nothing is lost.</Trans>
          ) : (
            <Trans>Check your connection, then try again. Nothing was booked and nothing is lost.</Trans>
          )
        ) : isForStaff ? (
          <Trans>
            This page could not be shown. Nothing was changed and nothing is lost: please try again in a
            moment.
          </Trans>
        ) : (
          <Trans>
            This page could not be shown. Nothing was booked and nothing is lost: please try again in a
            moment.
          </Trans>
        )}
      </Text>
      <ScreenActions>
        <Button icon={RetryIcon} onClick={reloadPage}>
          <Trans>Try again</Trans>
        </Button>
        <LinkButton tone="neutral" icon={HomeIcon} render={<Link to="/" reloadDocument />}>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </ScreenActions>
    </Screen>
  );
}
