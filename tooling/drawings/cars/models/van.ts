import type { CarModel } from "../CarModel.ts";

/** Mercedes Vito, Renault Trafic: nine seats. */
export const van: CarModel = {
  length: 508,
  width: 196,
  clearance: 26,
  wheels: { rear: 100, front: 410, radius: 34 },
  belt: [
    [0, 112],
    [30, 116],
    [160, 114],
    [290, 112],
    [390, 110],
    [450, 105],
    [488, 96],
    [508, 84],
  ],
  roof: [
    [0, 114],
    [2, 150],
    [8, 184],
    [110, 192],
    [270, 191],
    [344, 184],
    [392, 152],
    [444, 108],
  ],
  flat: [2, 5],
  panes: [
    [18, 20, 118, 118],
    [128, 128, 246, 246],
    [258, 258, 398, 360],
  ],
  doorLines: [
    [124, 124],
    [252, 252],
    [398, 404],
  ],
  handles: [146, 372],
  noseDepth: 36,
  noseLean: 8,
  roofWidth: 0.84,
  grille: [0.46, 66, 80],
  lamp: { from: 26, to: 54, low: 72, high: 90 },
};
