import type { CarModel } from "../CarModel.ts";

/** Fiat Tipo, Skoda Octavia. */
export const saloon: CarModel = {
  length: 462,
  width: 181,
  clearance: 22,
  wheels: { rear: 98, front: 372, radius: 33 },
  belt: [
    [0, 96],
    [26, 101],
    [90, 100],
    [180, 96],
    [260, 93],
    [336, 90],
    [398, 83],
    [440, 76],
    [462, 68],
  ],
  roof: [
    [46, 100],
    [90, 122],
    [142, 141],
    [190, 147],
    [240, 147],
    [284, 139],
    [322, 118],
    [362, 89],
  ],
  flat: [2, 5],
  panes: [
    [96, 128, 134, 142],
    [142, 148, 214, 214],
    [222, 222, 326, 292],
  ],
  doorLines: [
    [126, 136],
    [218, 218],
    [326, 332],
  ],
  handles: [206, 304],
  noseDepth: 44,
  noseLean: 12,
  roofWidth: 0.7,
  grille: [0.4, 58, 68],
  lamp: { from: 28, to: 64, low: 58, high: 69 },
};
