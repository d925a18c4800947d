import type { ScooterModel } from "../ScooterModel.ts";

/** Piaggio Liberty 125: large wheels, windshield and top case. */
export const scooter125: ScooterModel = {
  length: 196,
  height: 138,
  wheels: { rear: 34, front: 162, radius: 29 },
  bodywork: [
    {
      outline: [
        [10, 70],
        [22, 80],
        [64, 84],
        [98, 78],
        [106, 56],
        [100, 38],
        [64, 40],
        [26, 56],
      ],
      half: 17,
      halfTop: 13,
    },
    {
      outline: [
        [126, 32],
        [134, 34],
        [152, 70],
        [148, 98],
        [140, 102],
        [134, 76],
        [122, 40],
      ],
      half: 21,
      halfTop: 18,
    },
    {
      outline: [
        [130, 102],
        [136, 112],
        [150, 112],
        [158, 102],
        [150, 96],
        [136, 96],
      ],
      half: 14,
    },
  ],
  floor: {
    outline: [
      [92, 40],
      [134, 36],
      [132, 29],
      [94, 30],
    ],
    half: 18,
  },
  seat: {
    outline: [
      [22, 81],
      [32, 92],
      [84, 90],
      [102, 82],
      [96, 77],
      [32, 77],
    ],
    half: 14,
    halfTop: 11,
  },
  bar: [136, 113],
  lamp: [157, 104],
  tail: [11, 72],
  windshield: [
    [146, 108],
    [132, 142],
  ],
  topCase: {
    outline: [
      [-2, 84],
      [0, 104],
      [8, 110],
      [28, 109],
      [34, 98],
      [32, 84],
    ],
    half: 19,
    halfTop: 16,
  },
};
