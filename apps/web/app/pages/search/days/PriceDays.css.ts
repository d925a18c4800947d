import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const layout = pageStyle({
  display: "grid",
  gap: vars.space.md,
  "@media": {
    [media.wide]: { gridTemplateColumns: `${width.action} minmax(0, 1fr)`, alignItems: "center" },
  },
});

/** Shown above the days, except on narrow screens, which have no room for it. */
export const text = pageStyle({
  ...rules.note,
  lineHeight: vars.leading.snug,
  "@media": { [media.mobile]: { display: "none" } },
});
