import { sky, type SceneShape } from "./shapes.ts";

const camel = (x: number, y: number): SceneShape => [
  "stoneDeep",
  `M${x} ${y}c2-8 6-10 9-15c3 2 6 5 9 9c4-1 5-6 7-12c1-4 5-4 8-2l-1 3l-4 1c-1 8-3 14-8 16v14h-2v-12h-1v12h-2V${y}h-8v14h-2v-12h-1v12h-2Z`,
];

export const desert: SceneShape[] = [
  ...sky(126, 226, 66, 34),
  ["sandShade", "M0 126C40 96 80 96 120 120C170 92 230 92 320 122V200H0Z"],
  [
    "sand",
    "M0 126C40 96 80 96 120 120C90 124 60 132 40 150L0 160ZM120 120C170 92 230 92 320 122C260 116 220 128 196 148Z",
  ],
  ["stone", "M0 164C80 128 130 134 180 156C220 142 270 138 320 150V200H0Z"],
  ["sand", "M0 164C80 128 130 134 180 156C130 156 80 172 50 200H0Z"],
  ["sand", "M150 200C200 160 260 160 320 176V200Z"],
  camel(196, 138),
  camel(236, 134),
  camel(276, 136),
];
