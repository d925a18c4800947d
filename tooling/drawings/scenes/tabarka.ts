import { battlements, box, sea, sky, type SceneShape } from "./shapes.ts";

export const tabarka: SceneShape[] = [
  ...sky(116, 250, 44, 18),
  ["hillShade", "M0 118V88C30 72 60 70 92 84C118 96 132 108 150 118Z"],
  ["hill", "M60 118C84 84 116 58 146 58C178 58 206 92 224 118Z"],
  ["hillShade", "M146 58C178 58 206 92 224 118H186C184 94 170 70 146 58Z"],
  [
    "stone",
    `${box(124, 36, 46, 30)}${box(116, 30, 16, 38)}${battlements(124, 36, 8, 6)}${battlements(116, 30, 6, 3)}`,
  ],
  ["stoneShade", `${box(160, 36, 10, 30)}${box(127, 30, 5, 38)}`],
  ["stoneDeep", `${box(140, 48, 5, 8)}${box(150, 48, 5, 8)}${box(120, 42, 4, 8)}`],
  ...sea(116),
  ["stone", "M222 122L232 76L240 92L246 58L256 96L264 82L274 124ZM282 122L290 94L298 108L304 88L314 124Z"],
  ["stoneShade", "M246 58L256 96L264 82L274 124H252ZM304 88L314 124H302ZM232 76L240 92L238 122H232Z"],
  ["foam", "M214 124q16-5 32 0t34 0t40 0v4q-20 4-40 0t-34 0t-32 0Z"],
  ["wall", "M58 150L92 92L96 150ZM100 150V104L124 150Z"],
  ["wallShade", "M92 92L96 150H84Z"],
  ["terracotta", "M46 154H138C134 166 124 172 112 172H70C58 172 50 164 46 154Z"],
  ["wall", "M46 154H138L137 158H47Z"],
  ["trunk", "M98 86V154", 2],
  ["foam", "M40 176h44M104 180h40", 1.8],
];
