import type { CarModel } from "../CarModel.ts";

/** Mercedes C-Class. */
export const executiveSaloon: CarModel = {
  length: 478,
  width: 184,
  clearance: 19,
  wheels: { rear: 108, front: 394, radius: 35 },
  belt: [
    [0, 90],
    [22, 97],
    [80, 99],
    [180, 96],
    [270, 93],
    [336, 90],
    [410, 85],
    [454, 76],
    [478, 66],
  ],
  roof: [
    [34, 98],
    [86, 118],
    [146, 137],
    [196, 143],
    [246, 142],
    [290, 134],
    [330, 114],
    [370, 89],
  ],
  flat: [2, 5],
  panes: [
    [104, 140, 140, 148],
    [148, 154, 222, 222],
    [230, 230, 334, 300],
  ],
  doorLines: [
    [138, 146],
    [226, 226],
    [334, 340],
  ],
  handles: [216, 314],
  noseDepth: 48,
  noseLean: 10,
  roofWidth: 0.67,
  grille: [0.34, 48, 66],
  lamp: { from: 26, to: 60, low: 56, high: 67 },
};
