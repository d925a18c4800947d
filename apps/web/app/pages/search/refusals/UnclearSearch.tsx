import { Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import * as styles from "#web/pages/search/Search.css.ts";

/** Shown for a place name without a unique match. The form above suggests places. */
export function UnclearSearch() {
  return (
    <div className={styles.message}>
      <Heading level={1} size="lg">
        <Trans>Which place do you mean?</Trans>
      </Heading>
    </div>
  );
}
