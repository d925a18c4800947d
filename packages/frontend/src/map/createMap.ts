import { readingDirection } from "@sayara/ui/theme/readingDirection";
import { type MapOptions, Map as MapLibreMap, NavigationControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

setWorkerUrl(workerUrl);

type CreateMapOptions = Required<Pick<MapOptions, "container" | "style" | "bounds" | "locale">> & {
  /** Upper limit of the zoom that fits the bounds. */
  maxZoom: number;
  /** Maximum zoom. By default 13, beyond which the built-in land areas show no more detail. */
  deepestZoom?: number;
} & Pick<MapOptions, "maxBounds">;

/** Creates a map. Returns null if the browser cannot draw one, for example without WebGL 2. */
export function createMap({ maxZoom, deepestZoom = 13, ...options }: CreateMapOptions): MapLibreMap | null {
  try {
    const map = new MapLibreMap({
      ...options,
      fitBoundsOptions: { padding: { top: 72, right: 48, bottom: 32, left: 48 }, maxZoom },
      maxZoom: deepestZoom,
      minZoom: 4,
      dragRotate: false,
      // One finger scrolls the page; two fingers move the map.
      cooperativeGestures: true,
      attributionControl: { compact: true },
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(
      new NavigationControl({ showCompass: false }),
      readingDirection() === "rtl" ? "top-left" : "top-right",
    );
    return map;
  } catch {
    return null;
  }
}
