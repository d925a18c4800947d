import { componentStyle } from "../theme/componentStyle.ts";

export const area = componentStyle({
  resize: "vertical",
  fieldSizing: "content",
  minHeight: "7rem",
  maxHeight: "24rem",
});
