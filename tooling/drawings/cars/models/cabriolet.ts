import type { CarModel } from "../CarModel.ts";

/** Volkswagen T-Roc or Mini cabriolet with its top folded. */
export const cabriolet: CarModel = {
  length: 400,
  width: 176,
  clearance: 22,
  wheels: { rear: 76, front: 326, radius: 32 },
  belt: [
    [0, 88],
    [24, 95],
    [90, 96],
    [180, 93],
    [280, 91],
    [340, 85],
    [380, 77],
    [400, 68],
  ],
  roof: [
    [60, 96],
    [120, 130],
    [180, 136],
    [226, 132],
    [258, 114],
    [300, 91],
  ],
  flat: [2, 3],
  panes: [],
  doorLines: [
    [140, 140],
    [262, 268],
  ],
  handles: [166],
  noseDepth: 46,
  noseLean: 12,
  grille: [0.38, 54, 66],
  open: [22, 96],
  lamp: { from: 32, to: 58, low: 58, high: 74, round: true },
};
