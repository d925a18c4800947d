import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { media } from "@sayara/ui/theme/media";
import { edge, glyph } from "@sayara/ui/theme/measures";
import { vars } from "@sayara/ui/theme/tokens.css";

export const form = pageStyle({ display: "grid", gap: vars.space.md });

/** Two fields side by side where there is room. */
export const pair = pageStyle({
  display: "grid",
  gap: vars.space.md,
  alignItems: "start",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});

export const errorLinks = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
});

export const errorLink = pageStyle({
  minHeight: edge.line,
  textDecoration: "underline",
  textUnderlineOffset: glyph.underline,
});

/** A line of words and links below a form. */
export const after = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
});
