import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { inset } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const notice = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.surface,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

export const tones = componentStyles({
  info: { background: vars.color.primarySoft },
  success: { background: vars.color.positiveSoft },
  warning: { background: vars.color.warningSoft },
  error: { background: vars.color.dangerSoft },
});

export const icons = componentStyles({
  info: { color: vars.color.onPrimarySoft },
  success: { color: vars.color.onPositiveSoft },
  warning: { color: vars.color.onWarningSoft },
  error: { color: vars.color.onDangerSoft },
});

export const icon = componentStyle({ marginBlockStart: inset.hair });

export const body = componentStyle({ display: "grid", gap: vars.space.xxs });

export const title = componentStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const actions = componentStyle({
  ...rules.wrapped,
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});
