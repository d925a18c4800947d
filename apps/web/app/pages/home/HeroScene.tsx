import { SceneIllustration } from "@sayara/ui/SceneIllustration/SceneIllustration";
import * as styles from "./Hero.css.ts";

/** Illustration of Sidi Bou Said in an arch. */
export function HeroScene() {
  return (
    <div className={styles.arch}>
      <SceneIllustration scene="sidi-bou-said" className={styles.scene} />
    </div>
  );
}
