import { clsx } from "clsx";
import * as styles from "./SceneIllustration.css.ts";
import { sceneSpriteUrl } from "./sceneSpriteUrl.ts";

/** Scenes by place slug. `coast` and `desert` are for all other places. */
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

/** A scene: the slug of a place, `coast` or `desert`. */
export type SceneName = (typeof scenes)[number];

/** Returns whether the place with this slug has its own scene. */
export function isSceneName(slug: string): slug is SceneName {
  return scenes.some((scene) => scene === slug);
}

export type SceneIllustrationProps = {
  scene: SceneName;
  /** Text alternative. Without it, the image is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * A destination by day, or by night in the dark theme. Fills its container and is cropped to it, as with `object-fit:
 * cover`.
 *
 * @example
 * <SceneIllustration scene="sidi-bou-said" />
 */
export function SceneIllustration({ scene, label, className }: SceneIllustrationProps) {
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={clsx(styles.scene, className)}
      {...ariaProps}
    >
      <use href={`${sceneSpriteUrl}#${scene}`} />
    </svg>
  );
}
