import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { boxSize } from "@sayara/ui/theme/measures";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const form = pageStyle({ display: "grid", gap: vars.space.md });

/** Two fields side by side on wide screens. */
export const pair = pageStyle({ ...rules.pair, alignItems: "start" });

export const errorLinks = pageStyle({
  ...rules.wrapped,
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
});

export const errorLink = pageStyle({
  minHeight: boxSize.line,
  textDecoration: "underline",
  textUnderlineOffset: rules.underlineOffset,
});

export const suggestion = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
