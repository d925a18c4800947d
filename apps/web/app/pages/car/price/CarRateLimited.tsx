import { Trans, useLingui } from "@lingui/react/macro";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { NotFoundIllustration } from "@sayara/frontend/Screen/NotFoundIllustration";
import { Screen, ScreenActions } from "@sayara/frontend/Screen/Screen";

/** Shown if the car was not loaded because the visitor is rate-limited. */
export function CarRateLimited({ onRetry }: { onRetry: () => void }) {
  const { t, i18n } = useLingui();
  const reason = i18n._(refusalMessages.too_many_requests);
  return (
    <Screen picture={<NotFoundIllustration />}>
      <PageHead title={t`This car can't be shown now`} description={reason} />
      <Heading level={1}>
        <Trans>This car can't be shown now</Trans>
      </Heading>
      <Text tone="muted" measure>
        {reason}
      </Text>
      <ScreenActions>
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </ScreenActions>
    </Screen>
  );
}
