import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const view = pageStyle({ display: "grid", gap: vars.space.md, justifyItems: "center" });

/** Rounded like the displayed avatar. The file keeps its corners. */
export const canvas = pageStyle({
  inlineSize: `min(${width.panel}, 100%)`,
  blockSize: "auto",
  aspectRatio: "1",
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  outline: `1px solid ${vars.color.line}`,
  cursor: "grab",
  touchAction: "none",
  selectors: { "&:active": { cursor: "grabbing" } },
});

export const sliders = pageStyle({ display: "grid", inlineSize: `min(${width.field}, 100%)` });

export const slider = pageStyle({
  display: "grid",
  gridTemplateColumns: `${width.thumbnail} 1fr`,
  alignItems: "center",
  gap: vars.space.sm,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
});

export const range = pageStyle({
  inlineSize: "100%",
  minHeight: vars.size.touch,
  accentColor: vars.color.primary,
});

/** Full and static while the server processes the file, for users who prefer reduced motion. */
export const bar = pageStyle({
  inlineSize: "100%",
  accentColor: vars.color.primary,
  "@media": {
    [media.calm]: {
      selectors: {
        "&:indeterminate": { appearance: "none", background: vars.color.primary },
        "&:indeterminate::-webkit-progress-bar": { background: vars.color.primary },
      },
    },
  },
});
