import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const button = pageStyle({
  display: "grid",
  flexShrink: 0,
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.primary,
  cursor: "pointer",
  transition: `background-color ${vars.duration.quick}`,
  selectors: { "&:hover": { background: vars.color.primarySoft } },
});
