import { media } from "@sayara/ui/theme/media";
import { edge, side } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const frame = pageStyle({
  position: "relative",
  overflow: "hidden",
  display: "grid",
  placeItems: "center",
  blockSize: side.aside,
  background: vars.color.primarySoft,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  "@media": { [media.wide]: { blockSize: side.surface } },
});

export const map = pageStyle({
  // MapLibre's own unlayered style sheet sets `position: relative`.
  inlineSize: "100%",
  blockSize: "100%",
  fontFamily: vars.font.body,
  color: vars.color.text,
});

export const marker = pageStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: edge.iconLarge,
  blockSize: edge.iconLarge,
  selectors: {
    "&::before": {
      content: "''",
      borderRadius: vars.radius.pill,
      border: `2px solid ${vars.color.surface}`,
      transition: `scale ${vars.duration.quick}`,
    },
    "&:hover, &:focus-visible": { zIndex: vars.stack.sticky },
    "&:hover::before": { scale: "1.25" },
  },
});

export const airport = pageStyle({
  selectors: {
    "&::before": { inlineSize: edge.knob, blockSize: edge.knob, background: vars.color.accent },
  },
});

export const town = pageStyle({
  selectors: {
    "&::before": { inlineSize: edge.dot, blockSize: edge.dot, background: vars.color.primary },
  },
});

export const markerName = pageStyle({
  position: "absolute",
  insetBlockEnd: "100%",
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.inner,
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.text.sm,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  opacity: 0,
  transition: `opacity ${vars.duration.quick}`,
  selectors: { [`${marker}:hover &, ${marker}:focus-visible &`]: { opacity: 1 } },
});
