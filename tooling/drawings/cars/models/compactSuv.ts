import type { CarModel } from "../CarModel.ts";

/** Dacia Duster. */
export const compactSuv: CarModel = {
  length: 434,
  width: 184,
  clearance: 32,
  wheels: { rear: 84, front: 348, radius: 36 },
  belt: [
    [0, 106],
    [30, 112],
    [120, 110],
    [210, 108],
    [300, 106],
    [366, 102],
    [412, 96],
    [434, 86],
  ],
  roof: [
    [2, 108],
    [8, 132],
    [24, 156],
    [90, 164],
    [166, 164],
    [222, 157],
    [268, 134],
    [312, 105],
  ],
  flat: [2, 5],
  panes: [
    [34, 44, 76, 76],
    [84, 84, 156, 156],
    [164, 164, 272, 242],
  ],
  doorLines: [
    [80, 100],
    [160, 160],
    [272, 278],
  ],
  handles: [148, 250],
  noseDepth: 32,
  noseLean: 6,
  roofWidth: 0.77,
  clad: true,
  rails: true,
  grille: [0.46, 68, 82],
  lamp: { from: 30, to: 58, low: 70, high: 84 },
};
