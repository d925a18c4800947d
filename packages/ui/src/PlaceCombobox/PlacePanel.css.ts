import { componentStyle } from "../theme/componentStyle.ts";
import { width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** As wide as the field, and as high as the space beside it. */
export const popover = componentStyle({
  zIndex: vars.stack.overlay,
  inlineSize: `max(var(--radix-popover-trigger-width), ${width.field})`,
  maxInlineSize: `calc(100vw - ${vars.space.md})`,
  maxBlockSize: `min(${width.prose}, var(--radix-popover-content-available-height))`,
  display: "flex",
  flexDirection: "column",
  padding: vars.space.xxs,
  background: vars.color.surface,
  color: vars.color.text,
  ...rules.outlined,
  boxShadow: vars.shadow.float,
});

/** The listbox itself scrolls, because its combobox scrolls it by keyboard. */
export const scroll = componentStyle(rules.scrollingPart);

/** The bottom sheet's input, above the scrolling list. */
export const search = componentStyle({
  position: "sticky",
  insetBlockStart: `calc(-1 * ${vars.space.xxs})`,
  zIndex: vars.stack.raised,
  paddingBlock: vars.space.xxs,
  background: vars.color.surface,
});

export const heading = componentStyle({
  paddingBlock: `${vars.space.sm} ${vars.space.xxs}`,
  paddingInline: vars.space.sm,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});

export const option = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  minHeight: vars.size.touch,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.inner,
  lineHeight: vars.leading.snug,
  cursor: "pointer",
  scrollMarginBlock: vars.space.xxl,
  selectors: {
    "&[aria-selected='true']": { fontWeight: vars.weight.strong },
    "&[data-active]": { background: vars.color.primarySoft },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-active]": { outline: "2px solid" } } } },
});

export const nested = componentStyle({ paddingInlineStart: vars.space.xl });

export const icon = componentStyle({ flex: "none", color: vars.color.primary });

export const text = componentStyle({ flex: 1, minInlineSize: 0 });

export const detail = componentStyle({
  display: "block",
  ...rules.note,
  fontWeight: vars.weight.regular,
});

/** An airport's code, styled as a number plate. */
export const code = componentStyle({
  flex: "none",
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.inner,
  background: vars.color.surface,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.caps,
  fontVariantNumeric: "tabular-nums",
});
