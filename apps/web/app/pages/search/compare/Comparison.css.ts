import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Width of the row names; three cars share the rest of a phone's width. */
const nameWidth = "6rem";

export const scroller = pageStyle({ overflowX: "auto", borderRadius: vars.radius.control });

/** Fixed layout: all cars get equal columns, whatever their content. */
export const table = pageStyle({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

/** Row names. They stay in view while the cars scroll sideways. */
export const names = pageStyle({
  position: "sticky",
  insetInlineStart: 0,
  inlineSize: nameWidth,
  minInlineSize: nameWidth,
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.xs,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  "@media": { [media.small]: { inlineSize: width.narrow, fontSize: vars.text.sm } },
});

const column = {
  inlineSize: width.thumbnail,
  padding: vars.space.xs,
  textAlign: "start",
  verticalAlign: "top",
} as const;

export const car = pageStyle({ ...column, fontWeight: vars.weight.regular });

export const fact = pageStyle({ ...column, borderBlockStart: `1px solid ${vars.color.line}` });

export const head = pageStyle({ display: "grid", justifyItems: "start", gap: vars.space.xxs });

export const picture = pageStyle({ inlineSize: "100%", maxInlineSize: width.narrow });

export const name = pageStyle({
  ...rules.lineTarget,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const agency = pageStyle({ ...rules.note });

export const total = pageStyle({ fontSize: vars.text.lead, whiteSpace: "nowrap" });

export const lowest = pageStyle({
  display: "block",
  color: vars.color.positive,
  fontSize: vars.text.xs,
});
