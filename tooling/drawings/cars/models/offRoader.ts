import type { CarModel } from "../CarModel.ts";

/** Suzuki Jimny, Toyota Land Cruiser: upright, with round lamps. */
export const offRoader: CarModel = {
  length: 390,
  width: 172,
  clearance: 36,
  wheels: { rear: 78, front: 316, radius: 38 },
  belt: [
    [0, 112],
    [20, 114],
    [120, 114],
    [220, 113],
    [290, 112],
    [340, 110],
    [374, 107],
    [390, 100],
  ],
  roof: [
    [0, 114],
    [1, 140],
    [4, 172],
    [60, 178],
    [140, 178],
    [216, 175],
    [236, 146],
    [258, 112],
  ],
  flat: [2, 5],
  panes: [
    [12, 14, 102, 102],
    [112, 112, 232, 218],
  ],
  doorLines: [
    [106, 106],
    [240, 246],
  ],
  handles: [126],
  noseDepth: 18,
  noseLean: 3,
  roofWidth: 0.86,
  clad: true,
  grille: [0.66, 78, 98],
  lamp: { from: 44, to: 64, low: 79, high: 97, round: true },
};
