import { pages } from "@sayara/ui/theme/layers.css";
import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { globalStyle } from "@vanilla-extract/css";

/**
 * At the bottom of the window, after the end of the page. It shifts no content, and the end of the page can
 * be scrolled above it.
 */
export const banner = pageStyle({
  ...rules.wrapped,
  position: "sticky",
  zIndex: vars.stack.sticky,
  insetBlockEnd: 0,
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md} max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  "@media": { [media.print]: { display: "none" } },
});

export const text = pageStyle({ flex: `1 1 ${width.panel}`, maxInlineSize: width.dialog });

/** Two buttons of equal size. */
export const choices = pageStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.xs,
  flex: `1 1 ${width.panel}`,
  maxInlineSize: width.aside,
});

/** The banner's height on a phone, with four lines of text. */
const height = `calc(4 * ${boxSize.line} + ${vars.size.touch} + ${vars.space.xl} + env(safe-area-inset-bottom))`;

// Keeps toasts and bars above the banner, and scrolls a focused field clear of it.
globalStyle(`html:has(.${banner})`, {
  "@layer": { [pages]: { scrollPaddingBlockEnd: height, vars: { "--sy-toast-lift": height } } },
});
