import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

const underlined = { textDecoration: "underline", textUnderlineOffset: rules.underlineOffset };

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ display: "grid", gap: vars.space.xs, justifyItems: "start" });

export const back = pageStyle({ minBlockSize: boxSize.line, ...underlined });

export const scroller = pageStyle({ ...rules.surface, overflowX: "auto" });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

export const caption = pageStyle(rules.visuallyHidden);

export const columnHead = pageStyle({
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.text.sm,
  textAlign: "start",
  verticalAlign: "bottom",
});

export const cell = pageStyle({
  minInlineSize: width.word,
  border: `1px solid ${vars.color.line}`,
  verticalAlign: "top",
  selectors: {
    // Stays in view while the other columns scroll.
    "&:first-child": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: vars.stack.raised,
      minInlineSize: width.narrow,
      background: vars.color.surface,
    },
    "&:nth-child(2)": { minInlineSize: width.thumbnail },
    "&:nth-last-child(-n + 2)": { minInlineSize: width.thumbnail },
    "&[data-edited]": { background: vars.color.primarySoft },
  },
});

export const input = pageStyle({
  inlineSize: "100%",
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&[aria-invalid]": { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
  },
});

export const note = pageStyle({ ...rules.note, padding: vars.space.xs });

export const error = pageStyle({ color: vars.color.danger });

export const stale = pageStyle({ padding: vars.space.sm, background: vars.color.sunken });

/** Stays in view while the table scrolls sideways. */
export const staleText = pageStyle({
  position: "sticky",
  insetInlineStart: vars.space.sm,
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xs,
  maxInlineSize: width.panel,
});

export const refused = pageStyle({ display: "grid", gap: vars.space.xs });

export const link = pageStyle(underlined);

/** Stays in view below a long table, above its first column and the phone's menu. */
export const bar = pageStyle({
  ...rules.wrapped,
  position: "sticky",
  insetBlockEnd: "calc(env(safe-area-inset-bottom) + var(--sy-toast-lift, 0px))",
  zIndex: vars.stack.raised,
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  background: vars.color.canvas,
});
