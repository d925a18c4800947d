import { useNavigation } from "react-router";
import * as styles from "./NavigationProgress.css.ts";

/** A line along the top while the next page is on its way: a press is answered at once. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={state === "idle" ? styles.still : styles.moving} aria-hidden="true" />;
}
