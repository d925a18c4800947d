import { componentStyle } from "../theme/componentStyle.ts";
import { boxSize } from "../theme/measures.ts";

export const mark = componentStyle({
  display: "block",
  flex: "none",
  blockSize: boxSize.small,
  inlineSize: "auto",
  aspectRatio: "40 / 44",
});
