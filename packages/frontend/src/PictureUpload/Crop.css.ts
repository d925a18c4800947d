import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const view = pageStyle({ display: "grid", gap: vars.space.md, justifyItems: "center" });

export const canvas = pageStyle({
  inlineSize: `min(${width.panel}, 100%)`,
  blockSize: "auto",
  background: vars.color.sunken,
  outline: `1px solid ${vars.color.line}`,
  cursor: "grab",
  touchAction: "none",
  selectors: { "&:active": { cursor: "grabbing" } },
});

/** Rounded like the displayed avatar. The file keeps its corners. */
export const round = pageStyle({ borderRadius: vars.radius.pill });

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
