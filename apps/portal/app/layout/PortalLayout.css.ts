import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const start = pageStyle({ display: "grid", placeItems: "center", minHeight: "100dvh" });

export const layout = pageStyle({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minHeight: "100dvh",
});

/** On wide screens the menu is a column beside the content; on phones it is fixed at the bottom. */
export const layoutWithMenu = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minHeight: "100dvh",
  paddingBlockEnd: `calc(${boxSize.bar} + env(safe-area-inset-bottom))`,
  // Shows toasts above the menu.
  vars: { "--sy-toast-lift": boxSize.bar },
  "@media": {
    [media.wide]: {
      vars: { "--sy-toast-lift": "0px" },
      gridTemplateColumns: `${width.text} minmax(0, 1fr)`,
      gridTemplateAreas: '"header header" "menu main"',
      paddingBlockEnd: 0,
    },
    [media.print]: { display: "block", paddingBlockEnd: 0 },
  },
});

export const header = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.sm,
  minHeight: boxSize.bar,
  paddingInline: vars.space.md,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [media.wide]: { gridColumn: "1 / -1" },
    [media.print]: { display: "none" },
  },
});

export const brand = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.inner,
  fontSize: vars.text.brand,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.title,
  textDecoration: "none",
  color: vars.color.text,
});

/** Hidden on phones to leave space for the bell and the account. */
export const brandName = pageStyle({
  display: "none",
  "@media": { [media.small]: { display: "inline" } },
});

/** The agency's name is hidden on phones to leave space for the account. */
export const agency = pageStyle({
  display: "none",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
  "@media": { [media.small]: { display: "block", flex: "1 1 0", minInlineSize: width.word } },
});

export const headerEnd = pageStyle({
  display: "flex",
  flex: "1 1 auto",
  alignItems: "center",
  justifyContent: "end",
  // On phones, one row has just enough space for the brand and four entries.
  gap: vars.space.xxs,
  "@media": { [media.small]: { gap: vars.space.xs } },
});

export const main = pageStyle({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xl,
  outline: "none",
});
