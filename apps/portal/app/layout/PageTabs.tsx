import type { ReactNode } from "react";
import { Link } from "react-router";
import * as styles from "./PageTabs.css.ts";

export interface PageTab {
  /** Path and query: each tab has its own URL. */
  to: string;
  name: ReactNode;
  /** Number of entries in the tab's list. Absent for a tab without a list. */
  count?: number;
  isCurrent: boolean;
}

/** Tabs that link to the parts of a page, with the number of entries of each list. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, name, count, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={isCurrent ? "page" : undefined}>
              {name} {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
