import { type MapOptions, Map as MapLibreMap, NavigationControl } from "maplibre-gl";

type CreateMapOptions = Required<Pick<MapOptions, "container" | "style" | "bounds" | "locale">> & {
  /** Upper limit of the zoom that fits the bounds. */
  maxZoom: number;
};

/** Creates a map. Returns null if the browser cannot draw one, for example without WebGL 2. */
export function createMap({ maxZoom, ...options }: CreateMapOptions): MapLibreMap | null {
  try {
    const map = new MapLibreMap({
      ...options,
      fitBoundsOptions: { padding: { top: 72, right: 48, bottom: 32, left: 48 }, maxZoom },
      maxZoom: 13,
      minZoom: 4,
      dragRotate: false,
      // One finger scrolls the page; two fingers move the map.
      cooperativeGestures: true,
      attributionControl: { compact: true },
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    return map;
  } catch {
    return null;
  }
}
