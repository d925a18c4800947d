import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { ExpandIcon } from "../Icon/icons.tsx";
import * as styles from "./Disclosure.css.ts";

export type DisclosureProps = ComponentProps<"details"> & { summary: ReactNode };

/** A native disclosure. Works without JavaScript. Opening one closes the others with the same `name`. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon picture={ExpandIcon} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
