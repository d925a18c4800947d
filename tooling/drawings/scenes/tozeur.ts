import { arch, box, palm, sky, type SceneShape } from "./shapes.ts";

const bricks = (x: number, y: number, columns: number): string =>
  Array.from({ length: columns }, (_, index) => `M${x + index * 8} ${y}l4-4l4 4l-4 4Z`).join("");

export const tozeur: SceneShape[] = [
  ...sky(140, 234, 62, 28),
  ["sandShade", "M0 140C50 112 96 116 140 134C190 106 250 104 320 130V200H0Z"],
  ["sand", "M0 160C70 132 150 142 200 150C250 132 290 138 320 146V200H0Z"],
  ...palm(252, 160, 84),
  ...palm(282, 168, 66),
  ...palm(226, 166, 58),
  ["stone", `${box(28, 82, 60, 92)}${box(88, 58, 44, 116)}${box(132, 100, 66, 74)}`],
  ["stoneShade", `${box(76, 82, 12, 92)}${box(120, 58, 12, 116)}${box(186, 100, 12, 74)}`],
  [
    "stoneDeep",
    `${bricks(34, 96, 5)}${bricks(34, 108, 5)}${bricks(94, 72, 3)}${bricks(94, 82, 3)}${bricks(140, 114, 5)}${arch(44, 174, 20, 36)}${arch(98, 118, 14, 22)}${arch(152, 174, 22, 40)}${box(98, 136, 5, 12)}${box(107, 136, 5, 12)}`,
  ],
  [
    "stone",
    "M28 82v-5h8v5h6v-5h8v5h6v-5h8v5h6v-5h8v5h10V58v-6h8v6h6v-6h8v6h6v-6h8v6h8v42v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h10v4H28Z",
  ],
  ["trunk", `${arch(155, 174, 16, 33)}`],
  ["sandShade", "M0 182C100 166 200 186 320 170V180C210 194 110 178 0 194Z"],
  ...palm(14, 184, 96),
];
