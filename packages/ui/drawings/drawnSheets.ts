import { carSheet } from "./carSheet.ts";
import { iconSheet } from "./iconSheet.ts";
import { sceneSheet } from "./sceneSheet.ts";

/** The files of drawings, and what makes each. */
export const drawnSheets = {
  "Icon/icons.svg": iconSheet,
  "CarIllustration/cars.svg": carSheet,
  "SceneIllustration/scenes.svg": sceneSheet,
};
