import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const band = pageStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  marginBlockStart: vars.space.section,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  "@media": {
    [media.wide]: { marginBlockStart: vars.space.sectionWide },
    // The dark theme's primary colour is too bright for a large area.
    [media.dark]: { background: vars.color.primarySoft, color: vars.color.onPrimarySoft },
  },
});

export const tiles = pageStyle({ zIndex: -1 });

export const inner = pageStyle({ paddingBlock: vars.space.section });

export const title = pageStyle({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.title,
});

export const list = pageStyle({
  display: "grid",
  gap: vars.space.xl,
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const point = pageStyle({ display: "grid", alignContent: "start", gap: vars.space.xs });

export const icon = pageStyle({ marginBlockEnd: vars.space.xxs });

export const pointTitle = pageStyle({ fontSize: vars.text.lg, fontWeight: vars.weight.strong });
