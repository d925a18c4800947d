import { componentStyle } from "../theme/componentStyle.ts";
import { edge } from "../theme/measures.ts";

export const mark = componentStyle({
  display: "block",
  flex: "none",
  blockSize: edge.small,
  inlineSize: "auto",
  aspectRatio: "40 / 44",
});
