import { pages } from "@sayara/ui/theme/layers.css";
import { boxSize } from "@sayara/ui/theme/measures";
import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { globalStyle } from "@vanilla-extract/css";

export const bar = pageStyle({
  ...rules.surface,
  ...rules.wrapped,
  position: "sticky",
  zIndex: vars.stack.sticky,
  insetBlockEnd: `calc(${vars.space.xs} + var(--sy-toast-lift, 0px))`,
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space.xs,
  minBlockSize: boxSize.bar,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderColor: vars.color.primary,
  boxShadow: vars.shadow.float,
});

/** A separate row on phones. */
export const label = pageStyle({
  flex: "1 1 100%",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  "@media": { [media.small]: { flex: 1 } },
});

// Scrolls a focused row clear of the bar.
globalStyle(`html:has(.${bar})`, {
  "@layer": { [pages]: { scrollPaddingBlockEnd: `calc(2 * ${boxSize.bar} + ${vars.space.xl})` } },
});
