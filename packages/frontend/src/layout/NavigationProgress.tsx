import { useNavigation } from "react-router";
import * as styles from "./NavigationProgress.css.ts";

/** Progress bar at the top of the window during a navigation. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={state === "idle" ? styles.still : styles.moving} aria-hidden="true" />;
}
