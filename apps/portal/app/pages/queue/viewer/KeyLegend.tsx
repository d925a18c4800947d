import { Trans } from "@lingui/react/macro";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "../Queue.css.ts";

/**
 * The list's keyboard shortcuts. They work while the focus is in the list but not in a field (WCAG 2.1.4).
 */
export function KeyLegend() {
  return (
    <div className={styles.legend}>
      <Text as="span" size="sm" tone="muted">
        <Trans>Keys, once you have clicked or tabbed into the list:</Trans>
      </Text>
      <Text as="span" size="sm">
        <kbd className={styles.key}>J</kbd> <Trans>Next paper</Trans>
      </Text>
      <Text as="span" size="sm">
        <kbd className={styles.key}>K</kbd> <Trans>Previous paper</Trans>
      </Text>
      <Text as="span" size="sm">
        <kbd className={styles.key}>A</kbd> <Trans>Accept the open one</Trans>
      </Text>
      <Text as="span" size="sm">
        <kbd className={styles.key}>R</kbd> <Trans>Refuse the open one</Trans>
      </Text>
    </div>
  );
}
