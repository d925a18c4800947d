import type { CarModel } from "../CarModel.ts";

/** Volkswagen Golf, MG 4. */
export const compact: CarModel = {
  length: 428,
  width: 182,
  clearance: 23,
  wheels: { rear: 74, front: 340, radius: 33 },
  belt: [
    [0, 94],
    [30, 98],
    [110, 98],
    [210, 95],
    [300, 92],
    [365, 86],
    [408, 78],
    [428, 70],
  ],
  roof: [
    [4, 94],
    [20, 118],
    [52, 137],
    [110, 145],
    [176, 146],
    [226, 140],
    [272, 118],
    [322, 91],
  ],
  flat: [2, 5],
  panes: [
    [40, 66, 72, 78],
    [80, 86, 160, 160],
    [168, 168, 284, 250],
  ],
  doorLines: [
    [78, 96],
    [164, 164],
    [284, 292],
  ],
  handles: [152, 260],
  noseDepth: 40,
  noseLean: 10,
  roofWidth: 0.73,
  grille: [0.5, 63, 68],
  lamp: { from: 28, to: 62, low: 58, high: 70 },
};
