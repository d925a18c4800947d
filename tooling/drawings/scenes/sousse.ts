import { arch, battlements, box, palm, sky, type SceneShape } from "./shapes.ts";

export const sousse: SceneShape[] = [
  ...sky(132, 54, 46, 20),
  ["wall", `${box(206, 92, 50, 50)}${box(250, 80, 70, 62)}${box(0, 98, 56, 44)}`],
  ["wallShade", `${box(246, 92, 10, 50)}${box(306, 80, 14, 62)}${box(46, 98, 10, 44)}`],
  [
    "blue",
    `${arch(216, 124, 10, 16)}${arch(234, 124, 8, 14)}${arch(268, 114, 10, 18)}${arch(288, 114, 10, 18)}${arch(12, 126, 9, 15)}${arch(30, 126, 9, 15)}`,
  ],
  [
    "stone",
    `${box(56, 84, 150, 64)}${battlements(56, 84, 12, 12)}${box(56, 74, 24, 76)}${battlements(56, 74, 8, 3)}${box(184, 74, 24, 76)}${battlements(184, 74, 8, 3)}`,
  ],
  ["stone", `M92 84V36h32v48ZM${98} 36V22h20v14Z${battlements(92, 36, 8, 4)}`],
  ["stone", "M98 22a10 8 0 0 1 20 0Z"],
  [
    "stoneShade",
    `${box(114, 36, 10, 48)}${box(112, 22, 6, 12)}${box(200, 74, 8, 76)}${box(72, 74, 8, 76)}M80 142h104v6H80Z`,
  ],
  [
    "stoneDeep",
    `${arch(122, 148, 22, 38)}${arch(103, 60, 8, 13)}${box(94, 100, 4, 10)}${box(160, 100, 4, 10)}${box(64, 96, 4, 10)}${box(192, 96, 4, 10)}`,
  ],
  ["sandShade", box(0, 146, 320, 12)],
  ["sea", box(0, 156, 320, 44)],
  ["seaDeep", box(0, 156, 320, 3)],
  ["foam", "M20 172h30M130 182h38M262 176h40", 1.6],
  ["wall", "M196 164H262L252 180H208Z"],
  ["blue", "M196 164H262L260 168H199Z"],
  ["trunk", "M232 104V164", 2],
  ["wall", "M235 108V158H264Z"],
  ["wallShade", "M229 114V158H210Z"],
  ["terracotta", "M54 170H110L102 184H64Z"],
  ["wall", "M54 170H110L108 174H57Z"],
  ["trunk", "M80 140V170", 1.8],
  ...palm(300, 150, 70),
  ...palm(22, 150, 50),
];
