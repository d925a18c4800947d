import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  flex: 1,
  display: "grid",
  alignItems: "start",
  justifyItems: "center",
  gap: vars.space.xxl,
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.prose})`,
      paddingBlock: vars.space.xxl,
    },
  },
});

export const column = pageStyle({
  inlineSize: "100%",
  maxInlineSize: width.surface,
});

/** Sticky beside a long form. */
export const scene = pageStyle({
  display: "none",
  "@media": {
    [media.wide]: {
      display: "block",
      position: "sticky",
      insetBlockStart: vars.space.xl,
      inlineSize: "100%",
      overflow: "clip",
      borderRadius: vars.radius.panel,
    },
  },
});
