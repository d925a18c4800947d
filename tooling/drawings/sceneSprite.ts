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
import { shape } from "./shape.ts";
import type { SceneShape } from "./scenes/shapes.ts";
import { createSprite } from "./createSprite.ts";

const scenes: Record<string, readonly SceneShape[]> = {
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
};

/** Draws every destination in the theme's colours. */
export function sceneSprite(): string {
  return createSprite(
    Object.entries(scenes).map(([name, shapes]) => {
      const drawn = shapes.map(([fill, path, width]) => shape(`var(--sy-paint-${fill})`, path, width));
      return [name, drawn.join("")] as const;
    }),
  );
}
