import type { CarModel } from "../CarModel.ts";

/** Fiat 500. */
export const retroCar: CarModel = {
  length: 357,
  width: 163,
  clearance: 23,
  wheels: { rear: 58, front: 288, radius: 29 },
  belt: [
    [0, 84],
    [20, 92],
    [90, 96],
    [180, 96],
    [258, 93],
    [304, 87],
    [336, 78],
    [357, 62],
  ],
  roof: [
    [4, 88],
    [22, 118],
    [56, 142],
    [104, 149],
    [150, 148],
    [190, 140],
    [226, 118],
    [266, 92],
  ],
  flat: [2, 5],
  panes: [
    [56, 84, 118, 118],
    [128, 128, 232, 208],
  ],
  doorLines: [
    [124, 124],
    [232, 238],
  ],
  handles: [148],
  noseDepth: 58,
  noseLean: 18,
  roofWidth: 0.68,
  grille: [0.16, 56, 59],
  lamp: { from: 34, to: 58, low: 60, high: 78, round: true },
};
