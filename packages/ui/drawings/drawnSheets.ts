import { carSheet } from "./carSheet.ts";
import { iconSheet } from "./iconSheet.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** The SVG sheets with the function that draws each. */
export const drawnSheets = {
  "Icon/icons.svg": iconSheet,
  "CarIllustration/cars.svg": carSheet,
  "SceneIllustration/scenes.svg": sceneSheet,
};
