import { componentStyle } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { boxSize, inset } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const chip = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: inset.xs,
  minHeight: boxSize.small,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.primary },
    "&[aria-pressed='true'], &:has(:checked)": {
      background: vars.color.primarySoft,
      borderColor: vars.color.primary,
      color: vars.color.onPrimarySoft,
      fontWeight: vars.weight.strong,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&:disabled, &:has(:disabled)": { opacity: 0.55, cursor: "not-allowed" },
  },
  "@media": {
    [media.touch]: { minHeight: vars.size.touch },
    "(forced-colors: active)": {
      selectors: { "&[aria-pressed='true'], &:has(:checked)": { outline: "2px solid" } },
    },
  },
});

/** A chip for an active value, with a remove icon. */
export const removable = componentStyle({
  paddingInlineEnd: vars.space.xs,
  background: vars.color.primarySoft,
  borderColor: "transparent",
  color: vars.color.onPrimarySoft,
});

export const input = componentStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: 0,
  opacity: 0,
});

export const count = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
