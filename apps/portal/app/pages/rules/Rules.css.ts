import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

/** Disables all fields of a form without drawing a box. */
export const fields = pageStyle({ display: "grid", gap: vars.space.md, minInlineSize: 0 });

export const save = pageStyle({ justifySelf: "start", alignSelf: "end" });

export const buttons = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const rowEnd = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
});

export const mapLink = pageStyle({ minBlockSize: boxSize.line });

export const spoken = pageStyle(rules.visuallyHidden);

export const list = pageStyle({ display: "grid", gap: vars.space.sm, padding: 0, listStyle: "none" });

export const day = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  alignItems: "start",
  minInlineSize: 0,
  "@media": {
    [media.small]: { gridTemplateColumns: `${width.narrow} minmax(0, 1fr)` },
  },
});

/** Aligned with the time fields, whose labels are above them. */
export const dayName = pageStyle({
  "@media": { [media.small]: { paddingBlockStart: vars.space.md } },
});

export const times = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.sm,
  maxInlineSize: width.field,
});

export const time = pageStyle({ fontVariantNumeric: "tabular-nums" });

/** A method and its amount. They are side by side if the width allows. */
export const deposit = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "start",
  minInlineSize: 0,
  "@media": { [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const place = pageStyle({ ...rules.outlined, padding: vars.space.md, minInlineSize: 0 });

export const legend = pageStyle({ marginBlockEnd: vars.space.sm, fontWeight: vars.weight.strong });

export const adding = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** Twice the size that drivers see. */
export const logo = pageStyle({
  ...rules.outlined,
  inlineSize: width.thumbnail,
  aspectRatio: "2",
  objectFit: "contain",
});

export const contract = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
});

export const contractName = pageStyle({ minInlineSize: width.word, fontWeight: vars.weight.strong });

export const covers = pageStyle({
  inlineSize: "100%",
  maxInlineSize: width.surface,
  tableLayout: "fixed",
  borderCollapse: "collapse",
});

/** Breaks long names: on a phone, three columns and the row names share the width. */
const breaking = { overflowWrap: "anywhere", hyphens: "auto", lineHeight: vars.leading.snug } as const;

export const cover = pageStyle({
  ...breaking,
  paddingInline: vars.space.xxs,
  verticalAlign: "bottom",
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
});

export const coveredItem = pageStyle({
  ...breaking,
  paddingBlock: vars.space.xs,
  textAlign: "start",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
});

/** Centres a checkbox in its cell. */
export const coverBox = pageStyle({ display: "grid", justifyContent: "center" });
