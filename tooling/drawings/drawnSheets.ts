import { join } from "node:path";
import { carSheet } from "./carSheet.ts";
import { iconSheet } from "./iconSheet.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** The SVG sprite files, by path in the component library, with the function that draws each. */
export const drawnSheets = {
  "Icon/icons.svg": iconSheet,
  "CarIllustration/everydayCars.svg": () => carSheet("everyday"),
  "CarIllustration/otherCars.svg": () => carSheet("other"),
  "SceneIllustration/scenes.svg": sceneSheet,
};

/** Returns the full path of a sprite file in the component library. */
export function sheetPath(path: string): string {
  return join(import.meta.dirname, "../../packages/ui/src", path);
}
