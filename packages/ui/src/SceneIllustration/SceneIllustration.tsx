import { clsx } from "clsx";
import * as styles from "./SceneIllustration.css.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** Scenes by the slug of their place; `coast` and `desert` stand for all others. */
const scenes = [
  "sidi-bou-said",
  "carthage",
  "el-jem",
  "djerba",
  "tozeur",
  "tabarka",
  "hammamet",
  "sousse",
  "tunis",
  "coast",
  "desert",
] as const;

/** The places that have a scene, by their slug. */
export type SceneName = (typeof scenes)[number];

/** Whether a place, by its slug, has a scene of its own. */
export function isSceneName(slug: string): slug is SceneName {
  return scenes.some((scene) => scene === slug);
}

export type SceneIllustrationProps = {
  scene: SceneName;
  /** What the picture shows; without it, decoration beside words that say so. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * A destination by day, and by night in the dark theme. Fills its container and is cut to its shape, as
 * `object-fit: cover` does.
 *
 * @example
 * <SceneIllustration scene="sidi-bou-said" />
 */
export function SceneIllustration({ scene, label, className }: SceneIllustrationProps) {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={clsx(styles.scene, className)}
      {...meaning}
    >
      <use href={`${sceneSheet}#${scene}`} />
    </svg>
  );
}
