import { boxSize } from "@sayara/ui/theme/measures";
import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({ display: "flex", alignItems: "center" });

export const choice = pageStyle({
  display: "grid",
  placeItems: "center",
  // Beside the brand and two buttons, four languages fit in one line of 360 px.
  minInlineSize: boxSize.small,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  ...rules.note,
  fontWeight: vars.weight.strong,
  textDecoration: "none",
  "@media": { [media.small]: { minInlineSize: vars.size.touch } },
  transition: `color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
  selectors: {
    "&:hover": { color: vars.color.primary },
    "&[aria-current]": { color: vars.color.primary, background: vars.color.primarySoft },
  },
});
