import { vars } from "@sayara/ui/theme/tokens.css";
import type { StyleSpecification } from "maplibre-gl";
import { land } from "virtual:land-of-the-map";

/** Returns the map's style in the theme's current colours: sea, land, and Tunisia above its neighbours. */
export function mapStyle(element: Element): StyleSpecification {
  const styles = getComputedStyle(element);
  const colour = (token: string) => styles.getPropertyValue(token.slice("var(".length, -1)).trim();
  return {
    version: 8,
    sources: { land: { type: "geojson", data: land, attribution: "Natural Earth" } },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colour(vars.color.primarySoft) } },
      {
        id: "neighbours",
        type: "fill",
        source: "land",
        filter: ["!", ["get", "home"]],
        paint: { "fill-color": colour(vars.color.sunken) },
      },
      {
        id: "home",
        type: "fill",
        source: "land",
        filter: ["get", "home"],
        paint: { "fill-color": colour(vars.color.surface) },
      },
      {
        id: "borders",
        type: "line",
        source: "land",
        paint: { "line-color": colour(vars.color.lineStrong), "line-width": 0.6, "line-opacity": 0.6 },
      },
    ],
  };
}
