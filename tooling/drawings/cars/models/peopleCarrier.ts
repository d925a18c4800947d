import type { CarModel } from "../CarModel.ts";

/** Citroën Berlingo, Fiat Doblò. */
export const peopleCarrier: CarModel = {
  length: 440,
  width: 185,
  clearance: 25,
  wheels: { rear: 72, front: 352, radius: 33 },
  belt: [
    [0, 106],
    [30, 110],
    [130, 108],
    [230, 105],
    [322, 102],
    [384, 99],
    [420, 92],
    [440, 82],
  ],
  roof: [
    [0, 108],
    [2, 140],
    [10, 174],
    [90, 184],
    [190, 183],
    [250, 174],
    [302, 142],
    [360, 101],
  ],
  flat: [2, 5],
  panes: [
    [18, 22, 90, 90],
    [100, 100, 186, 186],
    [194, 194, 318, 270],
  ],
  doorLines: [
    [95, 95],
    [190, 190],
    [318, 326],
  ],
  handles: [116, 290],
  noseDepth: 34,
  noseLean: 8,
  roofWidth: 0.8,
  grille: [0.36, 62, 72],
  lamp: { from: 28, to: 56, low: 74, high: 88 },
};
