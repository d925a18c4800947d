import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { media } from "@sayara/ui/theme/media";
import { Map as MapLibreMap, NavigationControl, setWorkerUrl } from "maplibre-gl";
import sheet from "maplibre-gl/dist/maplibre-gl.css?url";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { useSite } from "#web/request/Site.ts";
import { boundsOf } from "./boundsOf.ts";
import type { PinWords } from "./createPin.ts";
import type { MapPlace } from "./MapPlace.ts";
import { mapStyle } from "./mapStyle.ts";
import { showPins } from "./showPins.ts";
import * as styles from "./Map.css.ts";

setWorkerUrl(workerUrl);

export interface PlacesMapProps {
  places: readonly MapPlace[];
  /** Slug of the place that is pointed at in the list beside the map. */
  active?: string | null;
  onHover?: (slug: string | null) => void;
}

/** A map of places with their names; a pin leads to its place or zooms to its group. */
export function PlacesMap({ places, active = null, onHover }: PlacesMapProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const navigate = useNavigate();
  const { mapStyleUrl } = useSite();
  const element = useRef<HTMLElement>(null);
  const zoomIn = t`Zoom in`;
  const zoomOut = t`Zoom out`;
  const hover = useEffectEvent((slug: string | null) => onHover?.(slug));
  const follow = useEffectEvent((href: string) => void navigate(href));
  const words = useEffectEvent((place: MapPlace, others: readonly MapPlace[]): PinWords => {
    const prices = [place, ...others].flatMap(({ fromPerDay }) => (fromPerDay === null ? [] : [fromPerDay]));
    const price = prices.length === 0 ? null : formats.price(Math.min(...prices));
    const from = price === null ? null : t`from ${price}`;
    const { name } = place;
    const count = others.length;
    const group =
      count === 0 ? name : t`${name} and ${plural(count, { one: "# more place", other: "# more places" })}`;
    const label = from === null ? group : `${group}, ${from}`;
    return { from, more: count === 0 ? "" : `+${formats.number(count)}`, label };
  });

  useEffect(() => {
    const container = element.current;
    if (container === null) return;
    const style = () => (mapStyleUrl === "" ? mapStyle(container) : mapStyleUrl);
    const map = new MapLibreMap({
      container,
      style: style(),
      bounds: boundsOf(places),
      fitBoundsOptions: { padding: { top: 72, right: 48, bottom: 32, left: 48 }, maxZoom: 11 },
      maxZoom: 13,
      minZoom: 4,
      dragRotate: false,
      // One finger scrolls the page, two move the map.
      cooperativeGestures: true,
      attributionControl: { compact: true },
      locale: { "NavigationControl.ZoomIn": zoomIn, "NavigationControl.ZoomOut": zoomOut },
    });
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    const removePins = showPins(map, places, { wordsOf: words, onFollow: follow, onHover: hover });
    const scheme = window.matchMedia(media.dark);
    const repaint = () => map.setStyle(style());
    scheme.addEventListener("change", repaint);
    return () => {
      scheme.removeEventListener("change", repaint);
      removePins();
      map.remove();
    };
  }, [places, zoomIn, zoomOut, mapStyleUrl]);

  useEffect(() => {
    const pin = element.current?.querySelector(`[data-place="${active}"]`);
    pin?.setAttribute("data-active", "");
    return () => pin?.removeAttribute("data-active");
  }, [active]);

  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <section ref={element} className={styles.map} aria-label={t`Map of the places`} />
    </>
  );
}
