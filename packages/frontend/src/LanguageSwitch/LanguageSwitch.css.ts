import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({ display: "flex", alignItems: "center" });

/** 33 px: at 360 px, four languages fit in one line with the brand and two buttons. */
const phoneChoice = "2.0625rem";

export const choice = pageStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: phoneChoice,
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
