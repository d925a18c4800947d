import * as styles from "./Sum.css.ts";

interface SumProps {
  name: string;
  /** Formatted amount. */
  sum: string;
  isStrong?: boolean;
}

/** A line in a list of amounts. */
export function Sum({ name, sum, isStrong = false }: SumProps) {
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd translate="no">{isStrong ? <strong>{sum}</strong> : sum}</dd>
    </div>
  );
}
