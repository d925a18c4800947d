import type { ReactNode } from "react";
import { container } from "../layout/container.css.ts";
import * as styles from "./Screen.css.ts";

/** A page with one message: an illustration, a text and the next steps. */
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
