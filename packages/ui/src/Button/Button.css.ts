import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { boxSize } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  touchAction: "manipulation",
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, color ${vars.duration.quick}, scale ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    "&:active": { scale: "0.98" },
    "&:disabled, &[aria-disabled='true']": { cursor: "not-allowed", scale: "none" },
    "&:disabled": { opacity: 0.55 },
  },
  "@media": {
    "(forced-colors: active)": { borderColor: "ButtonText" },
  },
});

export const sizes = componentStyles({
  small: {
    minHeight: boxSize.small,
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.xxs,
    fontSize: vars.text.sm,
    "@media": { [media.touch]: { minHeight: vars.size.touch } },
  },
  medium: { minHeight: vars.size.control, paddingInline: vars.space.md, paddingBlock: vars.space.xs },
  large: {
    minHeight: boxSize.tall,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    fontSize: vars.text.action,
  },
});

const hover = (rule: { background?: string; borderColor?: string }) => ({
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled, [aria-disabled='true'])": rule } },
  },
});

export const tones = componentStyles({
  primary: {
    background: vars.color.primary,
    color: vars.color.onPrimary,
    ...hover({ background: vars.color.primaryHover }),
  },
  neutral: {
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
    ...hover({ background: vars.color.sunken }),
  },
  soft: {
    background: vars.color.primarySoft,
    color: vars.color.onPrimarySoft,
    ...hover({ borderColor: vars.color.primary }),
  },
  quiet: {
    color: vars.color.primary,
    ...hover({ background: vars.color.primarySoft }),
  },
  danger: {
    background: vars.color.surface,
    borderColor: vars.color.danger,
    color: vars.color.danger,
    ...hover({ background: vars.color.dangerSoft }),
  },
});

export const block = componentStyle({ display: "flex", inlineSize: "100%" });

/** Generates no box, so that the content is laid out as the button's children. */
export const text = componentStyle({ display: "contents" });

/** As wide as high, for a button with only an icon. */
export const square = componentStyle({ paddingInline: 0, aspectRatio: "1" });

const spin = keyframes({ to: { rotate: "360deg" } });

export const working = componentStyle({ animation: `${spin} ${vars.duration.turn} linear infinite` });
