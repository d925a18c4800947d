import { SceneIllustration } from "@sayara/ui/SceneIllustration/SceneIllustration";
import * as styles from "./Hero.css.ts";

/** The village, seen through one of its doors. */
export function HeroScene() {
  return (
    <div className={styles.arch}>
      <SceneIllustration scene="sidi-bou-said" className={styles.scene} />
    </div>
  );
}
