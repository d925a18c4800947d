import { join } from "node:path";
import { carSprite } from "./carSprite.ts";
import { iconSprite } from "./iconSprite.ts";
import { sceneSprite } from "./sceneSprite.ts";

/** The SVG sprite files, by path in the component library, with the function that draws each. */
export const sprites = {
  "Icon/icons.svg": iconSprite,
  "CarIllustration/everydayCars.svg": () => carSprite("everyday"),
  "CarIllustration/otherCars.svg": () => carSprite("other"),
  "SceneIllustration/scenes.svg": sceneSprite,
};

/** Returns the full path of a sprite file in the component library. */
export function spritePath(path: string): string {
  return join(import.meta.dirname, "../../packages/ui/src", path);
}
