import { width } from "@sayara/ui/theme/measures";
import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  paddingBlock: vars.space.xl,
  "@media": { [media.wide]: { paddingBlock: vars.space.xxl } },
});

/** Field and button side by side, aligned at the bottom. */
export const filter = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: vars.space.xs,
  maxInlineSize: width.surface,
});
