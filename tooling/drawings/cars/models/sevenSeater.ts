import type { CarModel } from "../CarModel.ts";

/** Dacia Jogger: an estate with raised ground clearance. */
export const sevenSeater: CarModel = {
  length: 455,
  width: 178,
  clearance: 27,
  wheels: { rear: 82, front: 372, radius: 33 },
  belt: [
    [0, 98],
    [30, 104],
    [130, 102],
    [230, 98],
    [330, 95],
    [394, 90],
    [434, 83],
    [455, 74],
  ],
  roof: [
    [0, 100],
    [4, 124],
    [14, 148],
    [90, 158],
    [190, 157],
    [250, 150],
    [298, 126],
    [348, 94],
  ],
  flat: [2, 5],
  panes: [
    [26, 34, 96, 96],
    [104, 104, 186, 186],
    [194, 194, 306, 272],
  ],
  doorLines: [
    [100, 112],
    [190, 190],
    [306, 314],
  ],
  handles: [178, 284],
  noseDepth: 36,
  noseLean: 10,
  roofWidth: 0.75,
  clad: true,
  rails: true,
  grille: [0.42, 60, 72],
  lamp: { from: 28, to: 58, low: 62, high: 75 },
};
