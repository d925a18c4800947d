import { boxSize, inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const nav = pageStyle({ minInlineSize: 0 });

export const strip = pageStyle({
  display: "flex",
  gap: vars.space.xxs,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollbarWidth: "thin",
  paddingBlockEnd: vars.space.xxs,
});

export const item = pageStyle({ flex: "none", scrollSnapAlign: "start" });

export const day = pageStyle({
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  // Arabic does not abbreviate its days and months.
  inlineSize: "max-content",
  minInlineSize: width.word,
  paddingInline: inset.xs,
  minBlockSize: boxSize.tall,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text,
  textDecoration: "none",
  ...rules.outlined,
  // An outer focus ring would be clipped by the scrolling strip.
  outlineOffset: "-2px",
});

export const available = pageStyle({
  background: vars.color.surface,
  selectors: { "&:hover": { borderColor: vars.color.primary } },
});

export const chosen = pageStyle({
  borderColor: vars.color.primary,
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});

export const unavailable = pageStyle({ color: vars.color.textMuted, borderStyle: "dashed" });

export const date = pageStyle({ whiteSpace: "nowrap" });

export const total = pageStyle({ fontWeight: vars.weight.strong });

export const lowest = pageStyle({ fontWeight: vars.weight.strong, color: vars.color.positive });
