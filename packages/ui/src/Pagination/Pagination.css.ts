import { componentStyle } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const list = componentStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xxs,
});

export const page = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.primary,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.primarySoft },
    "&[aria-current]": {
      background: vars.color.primary,
      color: vars.color.onPrimary,
      fontWeight: vars.weight.strong,
    },
  },
});

export const gap = componentStyle({ paddingInline: vars.space.xxs, color: vars.color.textMuted });
