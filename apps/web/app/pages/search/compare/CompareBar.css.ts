import { pages } from "@sayara/ui/theme/layers.css";
import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { globalStyle } from "@vanilla-extract/css";

export const bar = pageStyle({
  ...rules.surface,
  position: "sticky",
  zIndex: vars.stack.sticky,
  insetBlockEnd: `calc(${vars.space.xs} + var(--sy-toast-lift, 0px))`,
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space.xs,
  minBlockSize: boxSize.bar,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderColor: vars.color.primary,
  boxShadow: vars.shadow.float,
});

export const text = pageStyle({ flex: 1, fontSize: vars.text.sm, fontWeight: vars.weight.strong });

// Scrolls a focused card clear of the bar.
globalStyle(`html:has(.${bar})`, {
  "@layer": { [pages]: { scrollPaddingBlockEnd: `calc(${boxSize.bar} + ${vars.space.xl})` } },
});
