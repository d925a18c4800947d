import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { inset, width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.md}` } });

/** A page with a bottom bar raises the region above it with `--sy-toast-lift`. */
export const region = componentStyle({
  position: "fixed",
  zIndex: vars.stack.toast,
  insetBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom) + var(--sy-toast-lift, 0px))`,
  insetInlineEnd: vars.space.md,
  inlineSize: `min(${width.aside}, calc(100vw - ${vars.space.xl}))`,
  pointerEvents: "none",
});

export const list = componentStyle({ display: "grid", gap: vars.space.xs });

export const toast = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.md} ${vars.space.xxs}`,
  background: vars.color.surface,
  color: vars.color.text,
  ...rules.outlined,
  boxShadow: vars.shadow.float,
  pointerEvents: "auto",
  animation: `${arrive} ${vars.duration.calm} ${vars.ease.out}`,
  "@media": { [media.calm]: { animation: "none" } },
});

export const icons = componentStyles({
  info: { color: vars.color.primary },
  success: { color: vars.color.positive },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
});

export const icon = componentStyle({ marginBlockStart: vars.space.sm });

export const text = componentStyle({ flex: 1, paddingBlock: inset.sm });

export const close = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.inner,
  color: vars.color.textMuted,
  selectors: { "&:hover": { color: vars.color.text } },
});
