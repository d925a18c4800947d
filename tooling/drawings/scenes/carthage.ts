import { box, disc, sea, sky, type SceneShape } from "./shapes.ts";

const column = (x: number, top: number): SceneShape[] => [
  ["stone", `${box(x, top + 8, 16, 172 - top - 8)}${box(x - 4, top, 24, 8)}${box(x - 4, 168, 24, 8)}`],
  [
    "stoneShade",
    `${box(x + 10, top + 8, 6, 160 - top)}${box(x - 4, top + 5, 24, 3)}${box(x - 4, 173, 24, 3)}`,
  ],
  ["stoneDeep", `M${x + 4} ${top + 14}V164M${x + 8} ${top + 14}V164`, 0.8],
];

export const carthage: SceneShape[] = [
  ...sky(122, 64, 50, 20),
  ["hill", "M150 122L196 92L214 104L238 86L300 122Z"],
  ...sea(121, 168),
  ["hillShade", "M0 200V152C70 146 110 158 170 156C230 154 280 148 320 152V200Z"],
  ["sand", "M0 200V168C80 160 200 170 320 164V200Z"],
  [
    "palmDeep",
    "M20 168C10 140 14 96 25 74C36 96 40 140 30 168ZM292 168C284 146 287 116 296 98C305 116 308 146 300 168Z",
  ],
  [
    "palm",
    "M25 74C36 96 40 140 30 168H26C32 136 32 100 25 74ZM296 98C305 116 308 146 300 168H297C302 142 302 118 296 98Z",
  ],
  ...column(74, 62),
  ...column(122, 62),
  ["stone", "M66 46H152L146 62H68Z"],
  ["stoneShade", "M66 54H149L146 62H68Z"],
  ...column(170, 40),
  ...column(222, 92),
  ["stoneShade", "M222 92l5 6 5-5 6 7v-8Z"],
  ["stone", "M228 92l-4-6 6 2 4-5 4 9Z"],
  ["stone", `${box(246, 164, 30, 14)}${disc(264, 180, 9)}${box(40, 172, 22, 10)}`],
  ["stoneShade", `${box(246, 172, 30, 6)}M264 171a9 9 0 0 1 0 18a12 12 0 0 0 0-18Z`],
  ["stoneDeep", disc(262, 180, 2.6)],
];
