import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const scroller = pageStyle({ overflowX: "auto" });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse", textAlign: "start" });

export const cell = pageStyle({
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  fontVariantNumeric: "tabular-nums",
});

/** Mark below the name of the current plan. */
export const mark = pageStyle({ ...rules.note, display: "block", fontWeight: vars.weight.regular });

/** Facts above the buttons, or beside them if the width allows. */
export const offer = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  minInlineSize: 0,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  },
});

export const facts = pageStyle({ display: "grid", gap: vars.space.xxs, overflowWrap: "anywhere" });

export const name = pageStyle({ fontWeight: vars.weight.strong });

export const actions = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });
