import type { CarModel } from "../CarModel.ts";

/** Kia Sportage, Hyundai Tucson, Nissan Qashqai. */
export const suv: CarModel = {
  length: 452,
  width: 188,
  clearance: 28,
  wheels: { rear: 90, front: 362, radius: 37 },
  belt: [
    [0, 108],
    [30, 114],
    [120, 110],
    [220, 105],
    [312, 101],
    [380, 96],
    [428, 88],
    [452, 78],
  ],
  roof: [
    [4, 110],
    [18, 132],
    [56, 154],
    [116, 163],
    [180, 163],
    [232, 155],
    [282, 131],
    [334, 100],
  ],
  flat: [2, 5],
  panes: [
    [56, 84, 92, 104],
    [102, 110, 172, 172],
    [180, 180, 292, 256],
  ],
  doorLines: [
    [98, 116],
    [176, 176],
    [292, 300],
  ],
  handles: [164, 270],
  noseDepth: 42,
  noseLean: 10,
  roofWidth: 0.7,
  clad: true,
  grille: [0.5, 58, 76],
  lamp: { from: 28, to: 56, low: 66, high: 76 },
};
