import { componentStyle } from "../theme/componentStyle.ts";
import { glyph, inset, side } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const root = componentStyle({ position: "relative" });

export const input = componentStyle({ textOverflow: "ellipsis" });

export const clear = componentStyle({ ...rules.fieldButton, flex: "none" });

export const list = componentStyle({
  position: "absolute",
  zIndex: vars.stack.overlay,
  insetBlockStart: `calc(100% + ${inset.xs})`,
  insetInlineStart: 0,
  inlineSize: `max(100%, ${side.panel})`,
  maxInlineSize: `calc(100vw - ${vars.space.xl})`,
  maxBlockSize: `min(${side.wide}, 50dvh)`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollMarginBlock: vars.space.xs,
  padding: vars.space.xxs,
  background: vars.color.surface,
  ...rules.outlined,
  boxShadow: vars.shadow.float,
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
  selectors: {
    "&[aria-selected='true']": { fontWeight: vars.weight.strong },
    "&[data-active]": { background: vars.color.primarySoft },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-active]": { outline: "2px solid" } } } },
});

export const icon = componentStyle({ color: vars.color.primary });

export const detail = componentStyle({
  display: "block",
  ...rules.note,
  fontWeight: vars.weight.regular,
});

export const offer = componentStyle({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  color: vars.color.primary,
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: glyph.underline,
});

export const none = componentStyle({ padding: vars.space.sm, color: vars.color.textMuted });
