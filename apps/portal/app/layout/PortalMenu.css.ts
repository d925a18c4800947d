import { globalStyle } from "@vanilla-extract/css";
import { pages } from "@sayara/ui/theme/layers.css";
import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const menu = pageStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  // Above the content and its sticky columns, below dialogs and toasts.
  zIndex: vars.stack.sticky,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  "@media": {
    [media.wide]: {
      position: "static",
      background: "none",
      borderBlockStart: "none",
      borderInlineEnd: `1px solid ${vars.color.line}`,
      padding: vars.space.sm,
    },
    [media.print]: { display: "none" },
  },
});

// Keeps a focused element from being covered by the bar.
globalStyle(`html:has(.${menu})`, {
  "@layer": { [pages]: { "@media": { [media.mobile]: { scrollPaddingBlockEnd: boxSize.bar } } } },
});

export const list = pageStyle({
  display: "flex",
  justifyContent: "space-around",
  "@media": {
    [media.wide]: {
      position: "sticky",
      insetBlockStart: vars.space.sm,
      flexDirection: "column",
      justifyContent: "start",
      gap: vars.space.xxs,
    },
  },
});

export const wideOnly = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const phoneOnly = pageStyle({ "@media": { [media.wide]: { display: "none" } } });

export const entry = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: boxSize.bar,
  // Five of the longest labels fit beside each other on a phone of 360 px.
  paddingInline: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.text.xxs,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&[aria-current='page']": { color: vars.color.primary, fontWeight: vars.weight.strong },
  },
  "@media": {
    [media.wide]: {
      flexDirection: "row",
      justifyContent: "start",
      gap: vars.space.sm,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.sm,
      borderRadius: vars.radius.inner,
      fontSize: vars.text.md,
      selectors: {
        "&:hover": { background: vars.color.primarySoft },
        "&[aria-current='page']": { background: vars.color.primarySoft, color: vars.color.onPrimarySoft },
      },
    },
  },
});

export const label = pageStyle({
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const panel = pageStyle({ inlineSize: width.medium, padding: vars.space.xs });

export const panelList = pageStyle({ display: "grid" });

// The panel has space for larger labels than the bar.
globalStyle(`.${panelList} .${entry}`, {
  "@layer": { [pages]: { fontSize: vars.text.sm } },
});
