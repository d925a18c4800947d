import { pages } from "@sayara/ui/theme/layers.css";
import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";
import { globalStyle } from "@vanilla-extract/css";

/** Replaces the map if the browser cannot draw it. */
export const undrawable = pageStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: vars.space.md,
  textAlign: "center",
});

export const map = pageStyle({
  // MapLibre's own unlayered stylesheet sets `position: relative`.
  inlineSize: "100%",
  blockSize: "100%",
  fontFamily: vars.font.body,
  color: vars.color.text,
});

// MapLibre's stylesheet has light controls and attribution only. In the dark theme they are inverted, including their
// icons.
globalStyle(`.${map} :is(.maplibregl-ctrl-group, .maplibregl-ctrl-attrib)`, {
  "@layer": { [pages]: { "@media": { [media.dark]: { filter: "invert(0.9) hue-rotate(180deg)" } } } },
});
