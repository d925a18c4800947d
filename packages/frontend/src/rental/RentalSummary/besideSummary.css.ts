import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Two columns from `media.wide` up: the page, and the summary of its rental. The page names the grid areas. */
export const besideSummary = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  alignItems: "start",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${width.field}, ${width.aside})`,
      columnGap: vars.space.xl,
    },
  },
});
