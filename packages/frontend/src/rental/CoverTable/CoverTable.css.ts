import { inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const table = pageStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const caption = pageStyle(rules.visuallyHidden);

const cellSpace = {
  paddingBlock: inset.xs,
  paddingInline: inset.rim,
  lineHeight: vars.leading.snug,
} as const;

/** Breaks long words, because a phone shows the names and three columns side by side. */
const breaking = { overflowWrap: "anywhere", hyphens: "auto" } as const;

export const cover = pageStyle({
  ...cellSpace,
  ...breaking,
  verticalAlign: "bottom",
  textAlign: "center",
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
});

export const name = pageStyle({
  ...cellSpace,
  ...breaking,
  // Without padding, the French "personnels" just fits on a phone.
  paddingInline: 0,
  textAlign: "start",
  fontWeight: vars.weight.regular,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const cell = pageStyle({
  ...cellSpace,
  textAlign: "center",
  fontWeight: vars.weight.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const included = pageStyle({ color: vars.color.positive });

export const excluded = pageStyle({ color: vars.color.textMuted });
