import { componentStyle } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { boxSize, width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** 10 px: a price of three digits and its currency fit in a day. */
const narrowPrice = "0.625rem";

/** The days scroll, the times stay visible. */
export const panel = componentStyle({ display: "flex", flexDirection: "column", overflowY: "hidden" });

export const days = componentStyle(rules.scrollingPart);

export const footerArea = componentStyle({
  flex: "none",
  marginBlockStart: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Times, number of days and the button: in one row on wide screens, in two on phones. */
export const footer = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.sm,
  inlineSize: "100%",
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto auto", alignItems: "end", gap: vars.space.md },
  },
});

/** Keeps the fields aligned when one label takes two lines. */
export const times = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  alignItems: "end",
  gap: vars.space.sm,
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { gridColumn: "auto" } },
});

export const summary = componentStyle({
  fontWeight: vars.weight.strong,
  "@media": { [media.wide]: { lineHeight: vars.size.field, minInlineSize: width.word, textAlign: "end" } },
});

export const months = componentStyle({
  position: "relative",
  display: "grid",
  gap: vars.space.lg,
  justifyContent: "center",
  "@media": { [media.wide]: { gridAutoFlow: "column" } },
});

export const nav = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.stack.raised,
  display: "flex",
  justifyContent: "space-between",
  pointerEvents: "none",
});

export const navButton = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.primary,
  pointerEvents: "auto",
  selectors: {
    "&:hover": { background: vars.color.primarySoft },
    "&[aria-disabled='true']": { color: vars.color.line, background: "none", cursor: "default" },
  },
});

export const caption = componentStyle({
  display: "grid",
  placeItems: "center",
  blockSize: vars.size.touch,
  fontWeight: vars.weight.strong,
  // French and Spanish month names are lower case, but a title starts with a capital.
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const captionLabel = componentStyle({
  display: "inline-block",
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const grid = componentStyle({ borderCollapse: "collapse" });

export const weekday = componentStyle({
  inlineSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  textAlign: "center",
});

export const day = componentStyle({
  padding: 0,
  paddingBlock: "1px",
  textAlign: "center",
  background: "none",
});

export const dayButton = componentStyle({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "1.15",
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.primarySoft },
    "&:disabled": { color: vars.color.textMuted, opacity: 0.45, cursor: "not-allowed" },
  },
});

export const priced = componentStyle({
  blockSize: boxSize.tall,
  selectors: {
    "&[data-price]::after": {
      content: "attr(data-price)",
      fontSize: vars.text.xxs,
      fontWeight: vars.weight.regular,
      color: vars.color.textMuted,
      whiteSpace: "nowrap",
    },
    // The Arabic currency symbol is wider, but the cells have the same width in every language.
    "&[data-price]:lang(ar)::after": { fontSize: narrowPrice },
    // So that the lowest price is not marked by colour alone.
    "&[data-lowest]::after": {
      color: vars.color.positive,
      fontWeight: vars.weight.heavy,
      textDecoration: "underline",
    },
  },
});

export const priceNote = componentStyle({
  marginBlockStart: vars.space.xs,
  textAlign: "center",
  ...rules.note,
  fontSize: vars.text.xs,
});

export const rangeMiddle = componentStyle({ background: vars.color.primarySoft });

export const rangeStart = componentStyle({
  background: `linear-gradient(calc(90deg * ${vars.flow.forward}), transparent 50%, ${vars.color.primarySoft} 50%)`,
});

export const rangeEnd = componentStyle({
  background: `linear-gradient(calc(-90deg * ${vars.flow.forward}), transparent 50%, ${vars.color.primarySoft} 50%)`,
});

export const singleDay = componentStyle({ background: "none" });

export const pickedEnd = componentStyle({
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.strong,
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.primaryHover },
    "&[data-price]::after, &[data-lowest]::after": { color: "inherit" },
  },
});

export const todayButton = componentStyle({ boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}` });
