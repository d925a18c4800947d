import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const section = pageStyle({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space.xs,
});

export const title = pageStyle({ fontSize: vars.text.lg, fontWeight: vars.weight.strong });

/** Two columns; one row if there is room. */
export const strip = pageStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "1px",
  overflow: "hidden",
  ...rules.surface,
  background: vars.color.line,
  "@container": { [media.roomy]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});

export const figure = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  padding: vars.space.sm,
  background: vars.color.surface,
});

export const name = pageStyle({
  ...rules.note,
  display: "flex",
  alignItems: "center",
  gap: vars.space.xxs,
  lineHeight: vars.leading.snug,
});

export const icon = pageStyle({ flex: "none", color: vars.color.primary });

export const value = pageStyle({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.snug,
  // Does not break within a currency.
  overflowWrap: "normal",
});
