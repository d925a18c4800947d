import { Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import * as styles from "./Search.css.ts";

/** The typed place means no single place; the form above offers some. */
export function UnclearSearch() {
  return (
    <div className={styles.message}>
      <Heading level={1} size="lg">
        <Trans>Which place do you mean?</Trans>
      </Heading>
    </div>
  );
}
