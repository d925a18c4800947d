import { componentStyle } from "../theme/componentStyle.ts";

export const hidden = componentStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
