import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** A touch target with 8 px above and below. */
const headHeight = "3.75rem";

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, scale: "0.96", translate: `0 ${vars.space.xs}` } });
const shrink = keyframes({ to: { opacity: 0, scale: "0.98" } });
const rise = keyframes({ from: { translate: "0 100%" } });
const sink = keyframes({ to: { translate: "0 100%" } });

export const overlay = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.stack.dialog,
  background: vars.color.veil,
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.duration.calm} ${vars.ease.out}` },
    "&[data-state='closed']": { animation: `${vanish} ${vars.duration.quick} ${vars.ease.out} forwards` },
  },
});

export const surface = componentStyle({
  position: "fixed",
  zIndex: vars.stack.dialog,
  display: "flex",
  flexDirection: "column",
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  outline: "none",
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

export const places = componentStyles({
  centre: {
    inset: 0,
    margin: "auto",
    inlineSize: `min(${width.surface}, calc(100vw - ${vars.space.xl}))`,
    blockSize: "fit-content",
    maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
    borderRadius: vars.radius.surface,
    selectors: {
      "&[data-state='open']": { animation: `${grow} ${vars.duration.calm} ${vars.ease.out}` },
      "&[data-state='closed']": { animation: `${shrink} ${vars.duration.quick} ${vars.ease.out} forwards` },
    },
  },
  full: { inset: 0, inlineSize: "100vw", blockSize: "100dvh" },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    marginInline: "auto",
    inlineSize: `min(${width.sheet}, 100vw)`,
    maxBlockSize: "92dvh",
    borderRadius: `${vars.radius.surface} ${vars.radius.surface} 0 0`,
    selectors: {
      "&[data-state='open']": { animation: `${rise} ${vars.duration.calm} ${vars.ease.out}` },
      "&[data-state='closed']": { animation: `${sink} ${vars.duration.quick} ${vars.ease.out} forwards` },
    },
  },
});

export const sizes = componentStyles({
  wide: {
    "@media": { [media.small]: { inlineSize: `min(${width.dialog}, calc(100vw - ${vars.space.xl}))` } },
  },
  screen: {
    inlineSize: "100vw",
    blockSize: "100dvh",
    maxBlockSize: "none",
    borderRadius: 0,
    "@media": {
      [media.small]: {
        inlineSize: `min(${width.dialog}, calc(100vw - ${vars.space.xl}))`,
        blockSize: "fit-content",
        maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
        borderRadius: vars.radius.surface,
      },
    },
  },
});

export const head = componentStyle({
  // Beside the close button, and as high when the title is visually hidden.
  minBlockSize: headHeight,
  paddingBlock: `${vars.space.md} ${vars.space.xs}`,
  paddingInline: `${vars.space.md} ${headHeight}`,
  "@media": { [media.small]: { paddingBlockStart: vars.space.lg, paddingInlineStart: vars.space.lg } },
});

export const description = componentStyle({ marginBlockStart: vars.space.xxs, color: vars.color.textMuted });

export const close = componentStyle({
  position: "absolute",
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  selectors: { "&:hover": { background: vars.color.sunken, color: vars.color.text } },
});

export const body = componentStyle({
  ...rules.scrollingPart,
  padding: `${vars.space.xxs} ${vars.space.md} ${vars.space.md}`,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.small]: { paddingInline: vars.space.lg, paddingBlockEnd: vars.space.lg } },
});

export const footer = componentStyle({
  ...rules.wrapped,
  justifyContent: "flex-end",
  gap: vars.space.xs,
  padding: vars.space.md,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.small]: { paddingInline: vars.space.lg } },
});
