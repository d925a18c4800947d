import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({ display: "flex", alignItems: "center" });

export const choice = pageStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  ...rules.note,
  fontWeight: vars.weight.strong,
  textDecoration: "none",
  transition: `color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
  selectors: {
    "&:hover": { color: vars.color.primary },
    "&[aria-current]": { color: vars.color.primary, background: vars.color.primarySoft },
  },
});
