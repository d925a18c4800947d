import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
});

export const totals = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.sm,
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const total = pageStyle({
  ...rules.surface,
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  padding: vars.space.sm,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const name = pageStyle({ ...rules.note });

export const value = pageStyle({
  // Two tiles side by side on a phone have space for seven digits with the dinar's sign.
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.wide]: { fontSize: vars.text.lg } },
});

export const note = pageStyle({ ...rules.note });

export const charts = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const chart = pageStyle({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const scale = pageStyle({ ...rules.note, fontVariantNumeric: "tabular-nums" });

export const bars = pageStyle({
  inlineSize: "100%",
  blockSize: width.thumbnail,
  scale: `${vars.flow.forward} 1`,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const bar = pageStyle({ fill: vars.color.primary });

export const ends = pageStyle({ ...rules.note, display: "flex", justifyContent: "space-between" });

export const scroller = pageStyle({ overflowX: "auto" });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

const anyCell = {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
} as const;

export const nameHead = pageStyle({ ...anyCell, verticalAlign: "bottom" });

export const cell = pageStyle({ ...anyCell, fontWeight: vars.weight.regular });

export const dayCell = pageStyle({ ...anyCell, fontWeight: vars.weight.regular, whiteSpace: "nowrap" });

const anyNumber = { ...anyCell, textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

export const numberHead = pageStyle({ ...anyNumber, verticalAlign: "bottom" });

export const numberCell = pageStyle({ ...anyNumber, whiteSpace: "nowrap" });

export const shareCell = pageStyle({ ...anyCell, inlineSize: "60%", paddingInlineEnd: 0 });

export const count = pageStyle({
  display: "inline-block",
  inlineSize: boxSize.bar,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

/** The share, beside its number. */
export const share = pageStyle({
  display: "inline-block",
  inlineSize: `calc(100% - ${boxSize.bar} - ${vars.space.sm})`,
  blockSize: boxSize.iconSmall,
  scale: `${vars.flow.forward} 1`,
  marginInlineStart: vars.space.sm,
  verticalAlign: "middle",
});
