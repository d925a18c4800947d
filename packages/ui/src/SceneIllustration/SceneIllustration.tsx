import { clsx } from "clsx";
import * as styles from "./SceneIllustration.css.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** Scenes by the slug of their place; `coast` and `desert` are for all other places. */
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

/** Slugs of the places that have a scene. */
export type SceneName = (typeof scenes)[number];

/** Whether the place with this slug has its own scene. */
export function isSceneName(slug: string): slug is SceneName {
  return scenes.some((scene) => scene === slug);
}

export type SceneIllustrationProps = {
  scene: SceneName;
  /** Text alternative; without it the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * A destination by day, and by night in the dark theme. Fills its container and is cropped to it, as with
 * `object-fit: cover`.
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
