import type { CarModel } from "../CarModel.ts";

/** Peugeot 2008. */
export const crossover: CarModel = {
  length: 430,
  width: 180,
  clearance: 28,
  wheels: { rear: 80, front: 340, radius: 34 },
  belt: [
    [0, 104],
    [30, 110],
    [120, 106],
    [210, 103],
    [300, 100],
    [360, 96],
    [406, 89],
    [430, 80],
  ],
  roof: [
    [4, 106],
    [14, 126],
    [40, 147],
    [100, 155],
    [166, 156],
    [216, 150],
    [264, 128],
    [312, 99],
  ],
  flat: [2, 5],
  panes: [
    [50, 70, 150, 150],
    [158, 158, 270, 238],
  ],
  doorLines: [
    [72, 98],
    [154, 154],
    [270, 278],
  ],
  handles: [144, 248],
  noseDepth: 36,
  noseLean: 8,
  roofWidth: 0.74,
  clad: true,
  grille: [0.42, 56, 76],
  lamp: { from: 30, to: 58, low: 68, high: 80 },
};
