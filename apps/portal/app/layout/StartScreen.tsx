import { BrandMark } from "@sayara/ui/BrandMark/BrandMark";
import * as styles from "./PortalLayout.css.ts";

/** Shown until the session, the language and the first page have loaded. */
export function StartScreen() {
  return (
    <div className={styles.start} aria-busy="true">
      <BrandMark />
    </div>
  );
}
