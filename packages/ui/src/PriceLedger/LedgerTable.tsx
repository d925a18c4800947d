import type { ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./PriceLedger.css.ts";

/** One thing that is paid for, with the rule that made its price. */
export type LedgerLine = {
  id: string;
  /** What is paid for: "1–3 December", "Full insurance". */
  label: ReactNode;
  /** The rule that made the amount: "Summer price, −10 % from 7 days". */
  rule?: ReactNode;
  /** How the amount came about, below it: "3 × 120". */
  sum?: ReactNode;
  /** Already formatted, or a word: "included". */
  amount: ReactNode;
  /** `positive` for what is included or takes something off. */
  tone?: "plain" | "positive" | undefined;
};

/** Lines under a title of their own: days, options. */
export type LedgerGroup = { id: string; title: ReactNode; lines: readonly LedgerLine[] };

export type LedgerTableProps = {
  caption: string;
  groups: readonly LedgerGroup[];
  total: { label: ReactNode; amount: ReactNode; currency?: ReactNode };
};

/** The lines alone, always open: for a receipt or a printed page. */
export function LedgerTable({ caption, groups, total }: LedgerTableProps) {
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      {groups
        .filter((group) => group.lines.length > 0)
        .map((group) => (
          <tbody key={group.id} className={styles.group}>
            <tr>
              <th colSpan={2} scope="rowgroup" className={styles.groupTitle}>
                {group.title}
              </th>
            </tr>
            {group.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" className={styles.lineLabel}>
                  <span className={styles.name}>{line.label} </span>
                  {line.rule && <span className={styles.rule}>{line.rule}</span>}
                </th>
                <td className={styles.lineAmount}>
                  <span className={styles.amountTones[line.tone ?? "plain"]}>{line.amount}</span>
                  {line.sum && <span className={styles.sum}> {line.sum}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      <tfoot>
        <tr className={styles.totalRow}>
          <th scope="row" className={styles.totalCell}>
            {total.label}
          </th>
          <td className={styles.totalCell}>
            {total.amount}
            {total.currency && <> {total.currency}</>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
