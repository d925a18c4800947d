import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { SceneIllustration } from "@sayara/ui/SceneIllustration/SceneIllustration";
import * as styles from "./Hero.css.ts";

/** Illustration of Sidi Bou Said in an arch, with a car on the edge of the form; on phones only the car. */
export function HeroScene() {
  return (
    <div className={styles.stage}>
      <div className={styles.arch}>
        <SceneIllustration scene="sidi-bou-said" className={styles.scene} />
      </div>
      <CarIllustration body="supermini" color="red" className={styles.car} />
    </div>
  );
}
