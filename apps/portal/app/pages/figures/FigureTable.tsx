import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import * as styles from "./Figures.css.ts";

interface FigureTableProps {
  /** Unique on the page. The table itself has the id `<id>-table`. */
  id: string;
  title: ReactNode;
  note?: ReactNode;
  columns: readonly { name: string; isNumber?: true }[];
  /** Rows of the table's body. */
  rows: readonly ReactNode[];
  /** Shown in place of a table without rows. */
  none?: ReactNode;
}

/** A heading with a table that scrolls if it is wider than the page. */
export function FigureTable({ id, title, note, columns, rows, none }: FigureTableProps) {
  return (
    <Stack gap="sm">
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {note !== undefined && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling region
        <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
          <table id={`${id}-table`} className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map(({ name, isNumber }) => (
                  <th key={name} scope="col" className={isNumber ? styles.numberHead : styles.nameHead}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </section>
      )}
    </Stack>
  );
}
