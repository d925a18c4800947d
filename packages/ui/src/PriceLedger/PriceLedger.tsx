import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconPicture } from "../Icon/Icon.tsx";
import { ExpandIcon } from "../Icon/icons.tsx";
import { Price } from "../Price/Price.tsx";
import { LedgerTable, type LedgerGroup } from "./LedgerTable.tsx";
import * as styles from "./PriceLedger.css.ts";

/** A fact that is not part of the total: the security deposit, fuel, mileage, the amount paid at the agency. */
export type LedgerFact = {
  id: string;
  icon?: IconPicture | undefined;
  name: ReactNode;
  value: ReactNode;
};

export type PriceLedgerProps = {
  /** The amount shown first: the total of the rental. `amount` is formatted. */
  total: { label: ReactNode; amount: ReactNode; currency?: ReactNode };
  /** Below the total: the approximate amount in another currency. */
  approximation?: ReactNode;
  /** Below the total, smaller: "120 TND a day". */
  perDay: ReactNode;
  /** Messages of the toggle, and the table's caption. */
  messages: { open: ReactNode; close: ReactNode; caption: string };
  /** Days first (one line per run of days with the same price), then options. */
  groups: readonly LedgerGroup[];
  /** Shown separately, after the total. */
  facts?: { title: ReactNode; items: readonly LedgerFact[] } | undefined;
  /** Whether it is open initially: in checkout and on a booking. */
  defaultOpen?: boolean | undefined;
  /** `accent` for the price being decided on. */
  tone?: "plain" | "accent" | undefined;
  size?: "md" | "lg" | undefined;
  /** `compact`: label and price per day on one line below the amount, for cards in a list. */
  variant?: keyof typeof styles.summaries | undefined;
  className?: string | undefined;
};

/**
 * The total of a rental, which expands into its lines. The same on results, car page, checkout and booking.
 * Works without JavaScript.
 */
export function PriceLedger({
  total,
  approximation,
  perDay,
  messages,
  groups,
  facts,
  defaultOpen = false,
  tone = "plain",
  size = "md",
  variant = "stacked",
  className,
}: PriceLedgerProps) {
  return (
    <details className={clsx(styles.ledger, className)} open={defaultOpen}>
      <summary className={clsx(styles.summary, styles.summaries[variant])}>
        <span className={styles.headings[variant]}>
          {variant === "stacked" && <span className={styles.note}>{total.label} </span>}
          <Price amount={total.amount} currency={total.currency} tone={tone} size={size} />
          {approximation}
          <span className={styles.notes[variant]}>
            {variant === "compact" && <span> {total.label}</span>}
            <span>
              {" "}
              <span>{perDay}</span>{" "}
            </span>
          </span>
        </span>
        <span className={styles.toggle}>
          <span className={styles.closedText}>{messages.open}</span>
          <span className={styles.openText}>{messages.close}</span>
          <Icon picture={ExpandIcon} size="small" className={styles.arrow} />
        </span>
      </summary>
      <div className={styles.body}>
        <LedgerTable caption={messages.caption} groups={groups} total={total} />
        {facts && (
          <div className={styles.facts}>
            <p className={styles.factsTitle}>{facts.title}</p>
            <dl className={styles.factList}>
              {facts.items.map((fact) => (
                <div key={fact.id} className={styles.fact}>
                  <dt className={styles.factName}>
                    {fact.icon && <Icon picture={fact.icon} size="small" />}
                    <span>{fact.name}</span>
                  </dt>
                  <dd className={styles.factValue}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </details>
  );
}
