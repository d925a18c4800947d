import { Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Search.css.ts";

/** A refused search. The open form above shows the reason and keeps the values. */
export function RefusedSearch() {
  return (
    <div className={styles.message}>
      <Heading level={1} size="lg">
        <Trans>These dates can’t be searched</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>Change them above: what you chose is still there, filters included.</Trans>
      </Text>
    </div>
  );
}
