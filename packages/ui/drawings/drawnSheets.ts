import { carSheet } from "./carSheet.ts";
import { iconSheet } from "./iconSheet.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** The SVG sheets with the function that draws each. */
export const drawnSheets = {
  "Icon/icons.svg": iconSheet,
  "CarIllustration/everydayCars.svg": () => carSheet("everyday"),
  "CarIllustration/otherCars.svg": () => carSheet("other"),
  "SceneIllustration/scenes.svg": sceneSheet,
};
