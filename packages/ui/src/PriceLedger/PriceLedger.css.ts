import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { inset, width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const ledger = componentStyle({ fontVariantNumeric: "tabular-nums" });

export const summary = componentStyle({
  ...rules.summaryRow,
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.inner,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const summaries = componentStyles({
  stacked: {},
  compact: { flexWrap: "wrap", rowGap: 0 },
});

export const headings = componentStyles({
  stacked: { display: "grid", gap: inset.hair },
  /** The amount and notes become items of the summary's row. */
  compact: { display: "contents" },
});

export const note = componentStyle(rules.note);

export const notes = componentStyles({
  stacked: rules.note,
  /** On a separate line below the amount and the toggle. */
  compact: {
    ...rules.note,
    ...rules.wrapped,
    order: "1",
    flexBasis: "100%",
    columnGap: vars.space.md,
    lineHeight: vars.leading.snug,
  },
});

export const toggle = componentStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  paddingInline: vars.space.sm,
  paddingBlock: inset.xs,
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  color: vars.color.primary,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.duration.quick}`,
  selectors: {
    [`${summary}:hover &`]: { background: vars.color.primarySoft },
  },
});

export const arrow = componentStyle({
  transition: `rotate ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { [`${ledger}[open] &`]: { rotate: "180deg" } },
});

/** The toggle's text for the closed and the open state. The inactive one is removed, also for screen readers. */
export const closedText = componentStyle({ selectors: { [`${ledger}[open] &`]: { display: "none" } } });
export const openText = componentStyle({
  selectors: { [`${ledger}:not([open]) &`]: { display: "none" } },
});

export const body = componentStyle({
  display: "grid",
  gap: vars.space.md,
  paddingBlockStart: vars.space.sm,
});

export const table = componentStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

export const group = componentStyle({
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    // Space below the last line, since table cells take no margin.
    "&::after": { content: "''", display: "block", blockSize: vars.space.xs },
  },
});

export const groupTitle = componentStyle({
  paddingBlock: `${vars.space.sm} ${vars.space.xxs}`,
  paddingInline: 0,
  textAlign: "start",
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});

export const lineLabel = componentStyle({
  paddingBlock: inset.xs,
  paddingInline: `0 ${vars.space.md}`,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: vars.weight.regular,
});

export const name = componentStyle({
  display: "block",
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

/** The rules applied to the line. */
export const rule = componentStyle({
  display: "block",
  marginBlockStart: inset.hair,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  lineHeight: "1.4",
  color: vars.color.textMuted,
});

export const lineAmount = componentStyle({
  paddingBlock: inset.xs,
  paddingInline: 0,
  textAlign: "end",
  verticalAlign: "top",
  whiteSpace: "nowrap",
  lineHeight: vars.leading.snug,
});

export const amountTones = componentStyles({
  plain: {},
  /** For included items and reductions. */
  positive: { color: vars.color.positive, fontWeight: vars.weight.medium },
});

export const sum = componentStyle({ display: "block", fontSize: vars.text.xs, color: vars.color.textMuted });

export const totalRow = componentStyle({ borderBlockStart: `2px solid ${vars.color.text}` });

export const totalCell = componentStyle({
  paddingBlock: `${vars.space.sm} 0`,
  paddingInline: 0,
  fontWeight: vars.weight.heavy,
  fontSize: vars.text.action,
  textAlign: "start",
  selectors: { "td&": { textAlign: "end", whiteSpace: "nowrap" } },
});

/** A different background separates facts from the amounts that add up. */
export const facts = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  padding: vars.space.md,
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});

export const factsTitle = componentStyle({ fontSize: vars.text.sm, fontWeight: vars.weight.strong });

export const factList = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width.text}, 100%), 1fr))`,
  gap: vars.space.sm,
});

export const fact = componentStyle({ fontSize: vars.text.sm, lineHeight: "1.4" });

export const factName = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.color.textMuted,
});

export const factValue = componentStyle({
  paddingInlineStart: vars.space.lg,
  fontWeight: vars.weight.medium,
});
