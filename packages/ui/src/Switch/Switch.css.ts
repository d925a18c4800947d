import { componentStyle } from "../theme/componentStyle.ts";
import { boxSize, inset } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

/** 18 px: the 24 px track less its border on both sides. */
const knobSize = "1.125rem";

export const input = componentStyle({
  appearance: "none",
  position: "relative",
  flex: "none",
  inlineSize: vars.size.touch,
  blockSize: boxSize.line,
  margin: 0,
  background: vars.color.lineStrong,
  borderRadius: vars.radius.pill,
  cursor: "inherit",
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    "&::after": {
      content: "''",
      position: "absolute",
      insetBlockStart: inset.rim,
      insetInlineStart: inset.rim,
      inlineSize: knobSize,
      blockSize: knobSize,
      borderRadius: "50%",
      background: vars.color.surface,
      transition: `translate ${vars.duration.quick} ${vars.ease.out}`,
    },
    "&:checked": { background: vars.color.primary },
    "&:checked::after": {
      translate: `calc(${vars.flow.forward} * (${vars.size.touch} - ${knobSize} - 2 * ${inset.rim}))`,
    },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
