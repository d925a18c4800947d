import { Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "#web/pages/search/Search.css.ts";

/** Refusal for staff, who search as guests or with a driver's account [RO3]. */
export function NotYourSearch() {
  return (
    <div className={styles.message}>
      <Heading level={1} size="lg">
        <Trans>Searching is for drivers</Trans>
      </Heading>
      <Text tone="muted" measure>
        <Trans>
          You are signed in as an agency or an administrator. To rent a car for yourself, sign out, or sign in
          as a driver.
        </Trans>
      </Text>
    </div>
  );
}
