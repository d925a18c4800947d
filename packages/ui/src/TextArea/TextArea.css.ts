import { componentStyle } from "../theme/componentStyle.ts";
import { edge, side } from "../theme/measures.ts";

export const area = componentStyle({
  resize: "vertical",
  fieldSizing: "content",
  minHeight: edge.textArea,
  maxHeight: side.aside,
});
