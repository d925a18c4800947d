import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const input = componentStyle({
  appearance: "none",
  position: "relative",
  flex: "none",
  inlineSize: "2.75rem",
  blockSize: "1.5rem",
  margin: 0,
  background: vars.color.lineStrong,
  borderRadius: vars.radius.pill,
  cursor: "inherit",
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    "&::after": {
      content: "''",
      position: "absolute",
      insetBlockStart: "0.1875rem",
      insetInlineStart: "0.1875rem",
      inlineSize: "1.125rem",
      blockSize: "1.125rem",
      borderRadius: "50%",
      background: vars.color.surface,
      transition: `translate ${vars.duration.quick} ${vars.ease.out}`,
    },
    "&:checked": { background: vars.color.primary },
    "&:checked::after": { translate: "1.25rem" },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
