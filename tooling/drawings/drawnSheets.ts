import { join } from "node:path";
import { carSheet } from "./carSheet.ts";
import { iconSheet } from "./iconSheet.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** The SVG sheets, by path in the component library, with the function that draws each. */
export const drawnSheets = {
  "Icon/icons.svg": iconSheet,
  "CarIllustration/everydayCars.svg": () => carSheet("everyday"),
  "CarIllustration/otherCars.svg": () => carSheet("other"),
  "SceneIllustration/scenes.svg": sceneSheet,
};

/** Returns where the component library keeps a sheet. */
export function sheetPath(path: string): string {
  return join(import.meta.dirname, "../../packages/ui/src", path);
}
