import type { ReactNode } from "react";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import * as styles from "./Screen.css.ts";

/** A page that says one thing: a picture, a few words, what to do next. */
export function Screen({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={`${container} ${styles.screen}`}>
      <div className={styles.picture}>{picture}</div>
      {children}
    </div>
  );
}

export function ScreenActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
