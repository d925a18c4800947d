import { palm, sea, sky, type SceneShape } from "./shapes.ts";

export const coast: SceneShape[] = [
  ...sky(104, 226, 54, 22),
  ["hill", "M0 106V84C40 66 76 74 112 92L140 106Z"],
  ["hillShade", "M0 106V96C30 88 60 92 96 106Z"],
  ...sea(104),
  ["foam", "M128 200C150 168 120 146 60 132L0 124V136L52 144C96 154 116 170 92 200Z"],
  ["sand", "M0 200V132L54 140C98 152 116 170 90 200Z"],
  ["sandShade", "M0 200V164C30 166 56 176 58 200Z"],
  ["wall", "M214 128L232 82V128ZM236 128V92L256 128Z"],
  ["terracotta", "M202 132H266C262 142 254 146 244 146H222C212 146 206 140 202 132Z"],
  ...palm(26, 168, 96),
  ...palm(56, 180, 70),
];
