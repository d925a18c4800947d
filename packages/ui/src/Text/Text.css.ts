import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

export const sizes = componentStyles({
  xs: { fontSize: vars.text.xs },
  sm: { fontSize: vars.text.sm },
  md: { fontSize: vars.text.md },
  lg: { fontSize: vars.text.lg, lineHeight: vars.leading.snug },
});

export const tones = componentStyles({
  plain: {},
  muted: { color: vars.color.textMuted },
  positive: { color: vars.color.positive },
  accent: { color: vars.color.accent },
  danger: { color: vars.color.danger },
});

export const weights = componentStyles({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const tabular = componentStyle({ fontVariantNumeric: "tabular-nums" });

export const measure = componentStyle({ maxInlineSize: vars.size.measure });

export const truncated = componentStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
