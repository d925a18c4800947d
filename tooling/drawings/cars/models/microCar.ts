import type { CarModel } from "../CarModel.ts";

/** Smart Fortwo. */
export const microCar: CarModel = {
  length: 270,
  width: 166,
  clearance: 26,
  wheels: { rear: 42, front: 229, radius: 29 },
  belt: [
    [0, 98],
    [40, 102],
    [120, 98],
    [190, 95],
    [222, 90],
    [248, 82],
    [270, 70],
  ],
  roof: [
    [2, 98],
    [8, 122],
    [24, 147],
    [70, 155],
    [120, 155],
    [150, 148],
    [182, 122],
    [216, 92],
  ],
  flat: [2, 5],
  panes: [
    [26, 34, 68, 68],
    [78, 78, 186, 166],
  ],
  doorLines: [
    [72, 80],
    [184, 190],
  ],
  handles: [98],
  noseDepth: 36,
  noseLean: 16,
  roofWidth: 0.76,
  grille: [0.26, 54, 60],
  lamp: { from: 26, to: 62, low: 60, high: 74 },
};
