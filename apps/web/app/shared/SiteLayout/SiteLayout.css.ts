import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** A touch target with 10 px above and below. */
const headerHeight = "4rem";

export const layout = pageStyle({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

export const main = pageStyle({ flex: 1, display: "flex", flexDirection: "column", outline: "none" });

export const header = pageStyle({
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});

export const headerRow = pageStyle({
  // Wraps to a second line if the text is enlarged.
  ...rules.wrapped,
  alignItems: "center",
  minHeight: headerHeight,
});

export const brand = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  // At 360 px, the brand, bell, account and language switch leave 4 px free.
  gap: vars.space.xxs,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.inner,
  fontSize: vars.text.brand,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.title,
  textDecoration: "none",
  color: vars.color.text,
  "@media": { [media.small]: { gap: vars.space.xs } },
});

/** On phones these links are in the footer. */
export const headerLinks = pageStyle({
  display: "none",
  "@media": {
    [media.wide]: { display: "flex", flex: 1, gap: vars.space.md, paddingInlineStart: vars.space.lg },
  },
});

export const headerLink = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.primary } },
});

export const headerEnd = pageStyle({
  ...rules.wrapped,
  flex: "1 1 auto",
  alignItems: "center",
  justifyContent: "end",
  "@media": { [media.small]: { gap: vars.space.md } },
});

export const footer = pageStyle({
  marginBlockStart: vars.space.section,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  "@media": { [media.print]: { display: "none" } },
});

export const footerRow = pageStyle({
  ...rules.wrapped,
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.lg,
  paddingBlock: vars.space.xl,
});

export const footerText = pageStyle({ display: "grid", gap: vars.space.xs, maxInlineSize: width.prose });

export const footerLinks = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.lg,
});

export const footerLink = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
});
