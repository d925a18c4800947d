import type { ScooterModel } from "../ScooterModel.ts";

/** Peugeot Kisbee, Sym Orbit: 50 cm³, small wheels. */
export const scooter: ScooterModel = {
  length: 178,
  height: 120,
  wheels: { rear: 32, front: 146, radius: 22 },
  bodywork: [
    {
      outline: [
        [8, 62],
        [18, 72],
        [60, 78],
        [90, 72],
        [98, 50],
        [92, 32],
        [58, 34],
        [22, 48],
      ],
      half: 17,
      halfTop: 13,
    },
    {
      outline: [
        [116, 28],
        [124, 30],
        [138, 62],
        [136, 92],
        [128, 96],
        [122, 70],
        [112, 36],
      ],
      half: 20,
      halfTop: 17,
    },
    {
      outline: [
        [116, 96],
        [124, 106],
        [138, 106],
        [146, 96],
        [138, 90],
        [124, 90],
      ],
      half: 13,
    },
  ],
  floor: {
    outline: [
      [84, 34],
      [124, 32],
      [122, 25],
      [86, 25],
    ],
    half: 17,
  },
  seat: {
    outline: [
      [20, 75],
      [30, 85],
      [76, 84],
      [94, 77],
      [88, 71],
      [30, 71],
    ],
    half: 13,
    halfTop: 10,
  },
  bar: [124, 106],
  lamp: [145, 98],
  tail: [9, 64],
};
