import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const section = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  paddingBlockStart: vars.space.section,
  // Rendered only near the viewport: first paint needs no part of it.
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${width.sheet}`,
  "@media": { [media.wide]: { paddingBlockStart: vars.space.sectionWide } },
});

export const sectionHead = pageStyle({
  maxInlineSize: vars.size.measure,
});
