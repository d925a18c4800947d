import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({ display: "flex", alignItems: "center" });

export const choice = pageStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  textDecoration: "none",
  color: vars.color.textMuted,
  transition: `color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
  selectors: {
    "&:hover": { color: vars.color.primary },
    "&[aria-current]": { color: vars.color.primary, background: vars.color.primarySoft },
  },
});
