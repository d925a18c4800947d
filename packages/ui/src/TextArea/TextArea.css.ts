import { componentStyle } from "../theme/componentStyle.ts";
import { width } from "../theme/measures.ts";

/** Four lines and the padding. */
const fourLines = "7rem";

export const area = componentStyle({
  resize: "vertical",
  fieldSizing: "content",
  minHeight: fourLines,
  maxHeight: width.aside,
});
