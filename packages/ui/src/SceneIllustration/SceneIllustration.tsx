import { clsx } from "clsx";
import { carthage } from "./scenes/carthage.ts";
import { coast } from "./scenes/coast.ts";
import { desert } from "./scenes/desert.ts";
import { djerba } from "./scenes/djerba.ts";
import { elJem } from "./scenes/elJem.ts";
import { hammamet } from "./scenes/hammamet.ts";
import { sidiBouSaid } from "./scenes/sidiBouSaid.ts";
import { sousse } from "./scenes/sousse.ts";
import { tabarka } from "./scenes/tabarka.ts";
import { tozeur } from "./scenes/tozeur.ts";
import { tunis } from "./scenes/tunis.ts";
import type { SceneShape } from "./shapes.ts";
import * as styles from "./SceneIllustration.css.ts";

/** Scenes by the slug of their place; `coast` and `desert` stand for all others. */
const scenes = {
  "sidi-bou-said": sidiBouSaid,
  carthage,
  "el-jem": elJem,
  djerba,
  tozeur,
  tabarka,
  hammamet,
  sousse,
  tunis,
  coast,
  desert,
} satisfies Record<string, readonly SceneShape[]>;

/** The places that have a scene, by their slug. */
export type SceneName = keyof typeof scenes;

/** Whether a place, by its slug, has a scene of its own. */
export function isSceneName(slug: string): slug is SceneName {
  return Object.hasOwn(scenes, slug);
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
      {scenes[scene].map(([fill, path, lineWidth], index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- a drawing's shapes never move
          key={index}
          d={path}
          className={clsx(styles.fills[fill], lineWidth === undefined ? styles.filled : styles.line)}
          strokeWidth={lineWidth}
        />
      ))}
    </svg>
  );
}
