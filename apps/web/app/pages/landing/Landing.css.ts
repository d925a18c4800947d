import { width } from "@sayara/ui/theme/measures";
import { media } from "@sayara/ui/theme/media";
import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxl,
  paddingBlock: vars.space.xl,
  "@media": { [media.wide]: { paddingBlock: vars.space.xxl } },
});

export const lead = pageStyle({
  maxInlineSize: vars.size.measure,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.body,
});

export const sections = pageStyle({ display: "grid", gap: vars.space.xl, justifyItems: "start" });

export const prices = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.lg,
  padding: vars.space.md,
  ...rules.surface,
  "@media": { [media.wide]: { padding: vars.space.xl } },
});

/** Scrolls a table that is wider than the page. */
export const scroll = pageStyle({ overflowX: "auto", borderRadius: vars.radius.inner });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

const cellStyle = {
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
} as const;

/** Lets the columns of all car sizes fit on a phone. */
const narrow = { paddingInline: vars.space.xxs, fontSize: vars.text.sm } as const;

export const head = pageStyle({
  ...cellStyle,
  fontWeight: vars.weight.strong,
  "@media": { [media.mobile]: narrow },
});

export const figure = pageStyle({
  ...cellStyle,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.mobile]: { ...narrow, whiteSpace: "normal" } },
});

export const amount = pageStyle({ display: "block", fontWeight: vars.weight.strong });

export const small = pageStyle({ display: "block", fontWeight: vars.weight.regular, ...rules.note });

export const chart = pageStyle({ display: "grid", gap: vars.space.xs });

/**
 * Keeps the drawing's text from becoming too small or too large. Below the minimum width the drawing scrolls.
 */
export const drawing = pageStyle({ minInlineSize: width.surface, maxInlineSize: vars.size.measure });

export const caption = pageStyle({ ...rules.note });

export const gridLine = pageStyle({ stroke: vars.color.line });

/** Text within the drawing, which scales with it. */
const drawnText = { fontSize: vars.text.xs, fill: vars.color.textMuted } as const;

export const scaleText = pageStyle({ ...drawnText, textAnchor: "end", dominantBaseline: "middle" });

export const monthText = pageStyle({ ...drawnText, textAnchor: "middle" });

export const lines = pageStyles({
  mini: { color: vars.color.primary },
  midi: { color: vars.color.positive },
  maxi: { color: vars.color.accent },
});

export const line = pageStyle({
  fill: "none",
  stroke: "currentColor",
  strokeLinejoin: "round",
});

export const dot = pageStyle({ fill: "currentColor" });

export const lineText = pageStyle({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  fill: "currentColor",
  dominantBaseline: "middle",
});

export const closingLink = pageStyle({ justifySelf: "start" });

export const relatedPages = pageStyle({ display: "grid", gap: vars.space.xs });
