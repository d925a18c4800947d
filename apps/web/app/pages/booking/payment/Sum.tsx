import * as styles from "./Sum.css.ts";

interface SumProps {
  name: string;
  /** Formatted. */
  sum: string;
  isStrong?: boolean;
}

/** A line of a list of sums of money. */
export function Sum({ name, sum, isStrong = false }: SumProps) {
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd translate="no">{isStrong ? <strong>{sum}</strong> : sum}</dd>
    </div>
  );
}
