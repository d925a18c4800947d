import { componentStyle } from "../theme/componentStyle.ts";

export const mark = componentStyle({
  display: "block",
  flex: "none",
  blockSize: "2.25rem",
  inlineSize: "auto",
  aspectRatio: "40 / 44",
});
