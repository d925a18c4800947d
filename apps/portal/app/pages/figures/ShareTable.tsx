import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useId } from "react";
import * as styles from "./Figures.css.ts";

interface ShareTableProps {
  title: string;
  /** Shown in place of the table if all counts are 0. */
  none: ReactNode;
  rows: readonly { name: string; count: number }[];
}

/** Table of counts, each with its share as a bar. */
export function ShareTable({ title, none, rows }: ShareTableProps) {
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
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                <td className={styles.shareCell}>
                  <span className={styles.count}>{number(count)}</span>
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
