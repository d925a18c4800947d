import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "#web/pages/search/Search.css.ts";

/** Shown for a failed search, with a retry. Keeps places, dates and filters. */
export function FailedSearch({ reason, onRetry }: { reason: MessageDescriptor | null; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.message} role="alert">
      <Heading level={1} size="lg">
        <Trans>The cars could not be loaded</Trans>
      </Heading>
      <Text tone="muted" measure>
        {reason && i18n._(reason)} <Trans>Your dates and filters are kept.</Trans>
      </Text>
      <div className={styles.messageActions}>
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
