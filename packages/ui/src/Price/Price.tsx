import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Price.css.ts";

export type PriceProps = {
  /** The formatted amount: `1 250` or `1,250.50`. */
  amount: ReactNode;
  /** `DT`, `TND`. Shown smaller. Omit if `amount` contains it. */
  currency?: ReactNode;
  /** Before the amount: "from". */
  before?: ReactNode;
  /** After the amount: "for 3 days". */
  note?: ReactNode;
  size?: keyof typeof styles.sizes | undefined;
  /** `accent` for the most important price of a view. */
  tone?: keyof typeof styles.tones | undefined;
  className?: string | undefined;
};

/**
 * An amount of money, in tabular figures.
 *
 * @example
 * <Price amount="360" currency="TND" note="for 3 days" tone="accent" />
 */
export function Price({
  amount,
  currency,
  before,
  note,
  size = "md",
  tone = "plain",
  className,
}: PriceProps) {
  return (
    <span className={clsx(styles.price, styles.sizes[size], className)}>
      {before && <span className={styles.before}>{before} </span>}
      <span className={clsx(styles.amount, styles.tones[tone])} translate="no">
        {amount}
        {currency && <span className={styles.currency}> {currency}</span>}
      </span>
      {note && <span className={styles.note}> {note}</span>}
    </span>
  );
}
