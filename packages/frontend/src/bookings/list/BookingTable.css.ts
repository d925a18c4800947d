import { inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { pages } from "@sayara/ui/theme/layers.css";
import { globalStyle } from "@vanilla-extract/css";

export const card = pageStyle({ overflow: "clip" });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

globalStyle(`${table} :is(th, td)`, {
  "@layer": {
    [pages]: {
      padding: `${vars.space.sm} ${vars.space.xs}`,
      textAlign: "start",
      verticalAlign: "middle",
      fontWeight: vars.weight.regular,
    },
  },
});

globalStyle(`${table} :is(th, td):first-child`, {
  "@layer": { [pages]: { paddingInlineStart: vars.space.md } },
});

globalStyle(`${table} :is(th, td):last-child`, {
  "@layer": { [pages]: { paddingInlineEnd: vars.space.md } },
});

globalStyle(`${table} thead :is(th, td)`, {
  "@layer": {
    [pages]: {
      ...rules.note,
      fontWeight: vars.weight.medium,
      background: vars.color.sunken,
    },
  },
});

globalStyle(`${table} tbody tr`, {
  "@layer": { [pages]: { borderBlockStart: `1px solid ${vars.color.line}` } },
});

globalStyle(`${table} tbody tr:hover`, {
  "@layer": { [pages]: { background: vars.color.sunken } },
});

globalStyle(`${table} tbody tr[data-selected]`, {
  "@layer": { [pages]: { background: vars.color.primarySoft } },
});

/** As narrow as its checkbox. */
export const box = pageStyle({ inlineSize: vars.size.touch });

export const booking = pageStyle({ inlineSize: width.medium });

/** Wide enough for an unabbreviated day. */
export const time = pageStyle({ minInlineSize: width.thumbnail });

export const sum = pageStyle({
  whiteSpace: "nowrap",
  // Overrides the alignment of all cells.
  selectors: { [`${table} &`]: { textAlign: "end" } },
});

export const link = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.inner,
  color: vars.color.text,
  textDecoration: "none",
});

export const picture = pageStyle({ flex: "none", display: "block", inlineSize: width.word });

export const linkText = pageStyle({ display: "grid", gap: inset.hair, minInlineSize: width.word });

export const carName = pageStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  color: vars.color.primary,
  selectors: { "a:hover &": { textDecoration: "underline" } },
});

export const reference = pageStyle({
  ...rules.note,
  letterSpacing: vars.tracking.code,
  fontVariantNumeric: "tabular-nums",
});
