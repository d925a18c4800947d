import { Trans } from "@lingui/react/macro";
import type { PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { Heading } from "@sayara/ui/Heading/Heading";
import type { ReactNode } from "react";
import * as styles from "./CarsImport.css.ts";

interface RowGroupProps<Row> {
  title: ReactNode;
  rows: readonly Row[];
  /** Renders the content below the row's car. */
  children: (row: Row) => ReactNode;
}

/** Rows of the file with the same outcome. Renders nothing if there are none. */
export function RowGroup<Row extends Pick<PlannedRow, "line" | "label">>({
  title,
  rows,
  children,
}: RowGroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ol className={styles.rows}>
        {rows.map((row) => {
          const { line, label } = row;
          return (
            <li key={line} className={styles.row}>
              <p>
                <span className={styles.line}>
                  <Trans>Line {line}</Trans>
                </span>{" "}
                <strong>{label}</strong>
              </p>
              {children(row)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
