import type { CarModel } from "../CarModel.ts";

/** Dacia Logan, Hyundai Grand i10 saloon, Citroën C-Elysée. */
export const smallSaloon: CarModel = {
  length: 422,
  width: 174,
  clearance: 26,
  wheels: { rear: 84, front: 344, radius: 31 },
  belt: [
    [0, 96],
    [24, 104],
    [80, 102],
    [150, 98],
    [230, 95],
    [308, 92],
    [366, 86],
    [402, 79],
    [422, 70],
  ],
  roof: [
    [62, 102],
    [92, 124],
    [130, 145],
    [170, 151],
    [220, 152],
    [258, 145],
    [290, 122],
    [328, 91],
  ],
  flat: [2, 5],
  panes: [
    [98, 118, 186, 186],
    [194, 194, 290, 264],
  ],
  doorLines: [
    [104, 122],
    [190, 190],
    [290, 296],
  ],
  handles: [178, 270],
  noseDepth: 38,
  noseLean: 10,
  roofWidth: 0.74,
  grille: [0.36, 58, 69],
  lamp: { from: 28, to: 62, low: 60, high: 74 },
};
