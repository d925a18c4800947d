import { componentStyle } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { edge } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const content = componentStyle({ display: "grid", gap: vars.space.md });

export const times = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.sm,
});

export const footer = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.md,
  inlineSize: "100%",
});

/** Sticky where the window is lower than the calendar, which then scrolls beneath it. */
export const pinned = componentStyle({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${vars.space.md})`,
  zIndex: vars.stack.raised,
  marginBlockEnd: `calc(-1 * ${vars.space.md})`,
  paddingBlock: vars.space.sm,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const summary = componentStyle({ fontWeight: vars.weight.strong });

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

export const step = componentStyle({
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
  // French and Spanish months are lower case; a title starts with a capital.
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
  blockSize: edge.tall,
  selectors: {
    "&[data-price]::after": {
      content: "attr(data-price)",
      fontSize: vars.text.xxs,
      fontWeight: vars.weight.regular,
      color: vars.color.textMuted,
    },
  },
});

export const middle = componentStyle({ background: vars.color.primarySoft });

export const start = componentStyle({
  background: `linear-gradient(to right, transparent 50%, ${vars.color.primarySoft} 50%)`,
});

export const end = componentStyle({
  background: `linear-gradient(to left, transparent 50%, ${vars.color.primarySoft} 50%)`,
});

export const only = componentStyle({ background: "none" });

export const pickedEnd = componentStyle({
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.strong,
  selectors: {
    "&:hover:not(:disabled)": { background: vars.color.primaryHover },
    "&[data-price]::after": { color: "inherit" },
  },
});

export const todayButton = componentStyle({ boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}` });
