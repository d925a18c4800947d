import type { CarModel } from "../CarModel.ts";

/** Isuzu D-Max, Mitsubishi L200 with a double cab. */
export const pickup: CarModel = {
  length: 530,
  width: 187,
  clearance: 34,
  wheels: { rear: 110, front: 424, radius: 38 },
  belt: [
    [0, 112],
    [20, 114],
    [170, 113],
    [260, 111],
    [380, 108],
    [450, 104],
    [502, 98],
    [530, 88],
  ],
  roof: [
    [178, 113],
    [184, 136],
    [194, 166],
    [236, 176],
    [286, 177],
    [320, 170],
    [358, 142],
    [398, 107],
  ],
  flat: [2, 5],
  panes: [
    [202, 208, 264, 264],
    [272, 272, 362, 332],
  ],
  doorLines: [
    [186, 186],
    [268, 268],
    [362, 370],
  ],
  handles: [256, 342],
  noseDepth: 36,
  noseLean: 8,
  roofWidth: 0.76,
  clad: true,
  bed: [4, 176],
  grille: [0.44, 66, 86],
  lamp: { from: 28, to: 58, low: 76, high: 90 },
};
