import { componentStyle } from "../theme/componentStyle.ts";
import { side } from "../theme/measures.ts";

export const mark = componentStyle({
  display: "block",
  flex: "none",
  blockSize: side.small,
  inlineSize: "auto",
  aspectRatio: "40 / 44",
});
