import type { ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./PriceLedger.css.ts";

/** A priced item and the rules that its price is based on. */
export type LedgerLine = {
  id: string;
  /** The item: "1–3 December", "Full insurance". */
  label: ReactNode;
  /** The rules applied: "Summer price, −10 % from 7 days". */
  rule?: ReactNode;
  /** The calculation, below the label: "3 × 120". */
  sum?: ReactNode;
  /** A formatted amount, or a word: "included". */
  amount: ReactNode;
  /** `positive` for included items and reductions. */
  tone?: "plain" | "positive" | undefined;
};

/** Lines under a common title: days, options. */
export type LedgerGroup = { id: string; title: ReactNode; lines: readonly LedgerLine[] };

export type LedgerTableProps = {
  caption: string;
  groups: readonly LedgerGroup[];
  /** `rule`: how the total was calculated, shown below the label. */
  total: { label: ReactNode; rule?: ReactNode; amount: ReactNode; currency?: ReactNode };
};

/** The lines of a price ledger, always visible. For a receipt or a printed page. */
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
                  <span
                    className={styles.amountTones[line.tone ?? "plain"]}
                    translate={isAmount(line.amount) ? "no" : undefined}
                  >
                    {line.amount}
                  </span>
                  {line.sum && (
                    <span className={styles.sum} translate="no">
                      {" "}
                      {line.sum}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      <tfoot>
        <tr className={styles.totalRow}>
          <th scope="row" className={styles.totalCell}>
            <span>{total.label}</span>
            {total.rule && <span className={styles.rule}> {total.rule}</span>}
          </th>
          <td className={styles.totalCell} translate="no">
            {total.amount}
            {total.currency && <> {total.currency}</>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Returns whether this is a formatted amount, not a word. */
function isAmount(amount: ReactNode): boolean {
  return typeof amount === "string" && /\d/.test(amount);
}
