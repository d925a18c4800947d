import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { inset } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const badge = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  paddingInline: inset.sm,
  paddingBlock: inset.hair,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: "1.4",
  whiteSpace: "nowrap",
});

export const tones = componentStyles({
  neutral: { background: vars.color.sunken, color: vars.color.textMuted },
  info: { background: vars.color.primarySoft, color: vars.color.onPrimarySoft },
  accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  positive: { background: vars.color.positiveSoft, color: vars.color.onPositiveSoft },
  warning: { background: vars.color.warningSoft, color: vars.color.onWarningSoft },
  danger: { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
});
