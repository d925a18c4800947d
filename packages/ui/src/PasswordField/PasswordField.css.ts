import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const toggle = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: { "&:hover": { color: vars.color.text } },
  "@media": { "(scripting: none)": { display: "none" } },
});
