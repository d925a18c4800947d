import { media } from "@sayara/ui/theme/media";
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
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 26rem)",
      paddingBlock: vars.space.xxl,
    },
  },
});

export const column = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  inlineSize: "100%",
  maxInlineSize: "32rem",
});

export const head = pageStyle({ display: "grid", gap: vars.space.xs });

/** Stays in sight beside a long form. */
export const scene = pageStyle({
  display: "none",
  "@media": {
    [media.wide]: {
      display: "block",
      position: "sticky",
      insetBlockStart: vars.space.xl,
      inlineSize: "100%",
      overflow: "clip",
      borderRadius: "1.5rem",
    },
  },
});

export const card = pageStyle({ display: "grid", gap: vars.space.lg });
