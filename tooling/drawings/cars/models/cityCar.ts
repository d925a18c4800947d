import type { CarModel } from "../CarModel.ts";

/** Kia Picanto, Hyundai i10, Suzuki Celerio. */
export const cityCar: CarModel = {
  length: 360,
  width: 162,
  clearance: 24,
  wheels: { rear: 54, front: 293, radius: 29 },
  belt: [
    [0, 96],
    [34, 102],
    [110, 99],
    [190, 95],
    [262, 91],
    [312, 85],
    [342, 78],
    [360, 70],
  ],
  roof: [
    [2, 96],
    [10, 120],
    [28, 143],
    [80, 150],
    [140, 151],
    [190, 144],
    [230, 120],
    [274, 90],
  ],
  flat: [2, 5],
  panes: [
    [40, 54, 120, 120],
    [128, 128, 234, 208],
  ],
  doorLines: [
    [52, 72],
    [124, 124],
    [236, 242],
  ],
  handles: [112, 214],
  noseDepth: 40,
  noseLean: 14,
  roofWidth: 0.76,
  grille: [0.28, 62, 68],
  lamp: { from: 26, to: 64, low: 62, high: 78 },
};
