import { Trans, useLingui } from "@lingui/react/macro";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import { faultWords } from "@sayara/i18n/words/faultWords";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { RetryIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Search.css.ts";

/** A search without an answer, with a retry. Places, dates and filters are kept. */
export function FailedSearch({ fault, onRetry }: { fault: FaultKind; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.message} role="alert">
      <Heading level={1} size="lg">
        <Trans>The cars could not be fetched</Trans>
      </Heading>
      <Text tone="muted" measure>
        {i18n._(faultWords[fault])} <Trans>Your dates and filters are kept.</Trans>
      </Text>
      <div className={styles.messageActions}>
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
