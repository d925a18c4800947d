import { useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { media } from "@sayara/ui/theme/media";
import { Map as MapLibreMap, Marker, NavigationControl, setWorkerUrl } from "maplibre-gl";
import sheet from "maplibre-gl/dist/maplibre-gl.css?url";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { boundsOf } from "./boundsOf.ts";
import { mapStyle } from "./mapStyle.ts";
import { placeMarker } from "./placeMarker.ts";
import * as styles from "./Map.css.ts";

setWorkerUrl(workerUrl);

/** A map of all places; each marker links to the place's cars. */
export function PlacesMap({ places }: { places: readonly Location[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const element = useRef<HTMLElement>(null);
  const zoomIn = t`Zoom in`;
  const zoomOut = t`Zoom out`;

  useEffect(() => {
    const container = element.current;
    if (container === null) return;
    const map = new MapLibreMap({
      container,
      style: mapStyle(container),
      bounds: boundsOf(places),
      fitBoundsOptions: { padding: 40 },
      maxZoom: 11,
      minZoom: 4,
      dragRotate: false,
      // One finger scrolls the page, two move the map.
      cooperativeGestures: true,
      attributionControl: { compact: true },
      locale: { "NavigationControl.ZoomIn": zoomIn, "NavigationControl.ZoomOut": zoomOut },
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    for (const place of places) {
      const marker = placeMarker(
        place,
        searchUrl({ ...emptySearch, place: place.slug }),
        (href) => void navigate(href),
      );
      new Marker({ element: marker })
        .setLngLat([place.position.longitude, place.position.latitude])
        .addTo(map);
    }
    const scheme = window.matchMedia(media.dark);
    const repaint = () => map.setStyle(mapStyle(container));
    scheme.addEventListener("change", repaint);
    return () => {
      scheme.removeEventListener("change", repaint);
      map.remove();
    };
  }, [places, navigate, zoomIn, zoomOut]);

  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <section ref={element} className={styles.map} aria-label={t`Map of the places`} />
    </>
  );
}
