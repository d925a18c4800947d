import type { CarModel } from "../CarModel.ts";

export const supermini: CarModel = {
  length: 405,
  width: 180,
  clearance: 24,
  wheels: { rear: 66, front: 322, radius: 32 },
  belt: [
    [0, 92],
    [30, 98],
    [110, 97],
    [200, 94],
    [290, 91],
    [345, 84],
    [385, 75],
    [405, 68],
  ],
  roof: [
    [4, 92],
    [14, 112],
    [36, 135],
    [90, 143],
    [160, 145],
    [212, 138],
    [256, 116],
    [304, 90],
  ],
  flat: [2, 5],
  panes: [
    [52, 66, 142, 142],
    [150, 150, 262, 232],
  ],
  doorLines: [
    [60, 84],
    [146, 146],
    [262, 268],
  ],
  handles: [136, 240],
  grille: [0.34, 58, 68],
  lamp: { from: 30, to: 66, low: 58, high: 70 },
};
