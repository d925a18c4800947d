import { Trans } from "@lingui/react/macro";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { type ReactNode, useId } from "react";
import * as styles from "./Figures.css.ts";

interface ShareTableProps {
  title: string;
  /** What the first column names. */
  head: string;
  /** Said in place of the table if all counts are 0. */
  none: ReactNode;
  rows: readonly { name: string; count: number }[];
}

/** Counts with a bar of their share beside each. */
export function ShareTable({ title, head, none, rows }: ShareTableProps) {
  const { number } = useFormats();
  const id = useId();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {all === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                <VisuallyHidden>{head}</VisuallyHidden>
              </th>
              <th scope="col" className={styles.numberCell}>
                <VisuallyHidden>
                  <Trans>Number</Trans>
                </VisuallyHidden>
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                <td className={styles.numberCell}>{number(count)}</td>
                <td className={styles.shareCell}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden className={styles.share}>
                    <rect width={(count / all) * 100} height="10" className={styles.bar} />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}
