import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { media } from "@sayara/ui/theme/media";
import type { Map as MapLibreMap } from "maplibre-gl";
import mapStylesheetUrl from "maplibre-gl/dist/maplibre-gl.css?url";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { createMap } from "@sayara/frontend/map/createMap";
import * as canvas from "@sayara/frontend/map/MapCanvas.css";
import { mapStyle } from "@sayara/frontend/map/mapStyle";
import { useMapMessages } from "@sayara/frontend/map/useMapMessages";
import { useSite } from "@sayara/frontend/request/Site";
import { boundsOf } from "./boundsOf.ts";
import type { PinTexts } from "./createPin.ts";
import type { MapPlace } from "./MapPlace.ts";
import { markActive } from "./markActive.ts";
import { showPins } from "./showPins.ts";
import { useContextPlaces } from "./useContextPlaces.ts";
import { useDayPrices } from "./useDayPrices.ts";
import { type Totals, useTotals } from "./useTotals.ts";
import * as styles from "./Map.css.ts";

export interface PlacesMapProps {
  places: readonly MapPlace[];
  /** Slug of the place that is hovered or selected in the list beside the map. */
  active?: string | null;
  /**
   * Called with the slugs of the hovered pin's places, the leading place first. Called with an empty list when the
   * hover ends.
   */
  onHover?: (slugs: readonly string[]) => void;
  /** Whether pins show the lowest daily price at their places. */
  isPriced?: boolean;
  /**
   * Loads the totals of a rental, which the pins show instead of daily prices. Passing another function reloads them.
   */
  onLoadTotals?: (() => Promise<Totals>) | undefined;
  /** Whether the names of the marketplace's cities are shown around the pins. */
  showsCityNames?: boolean;
}

/** A map of places with their names and prices. A pin links to its place or zooms to its group. */
export function PlacesMap({
  places,
  active = null,
  onHover,
  isPriced = true,
  onLoadTotals,
  showsCityNames = false,
}: PlacesMapProps) {
  const { t } = useLingui();
  const { mapStyleUrl } = useSite();
  const container = useRef<HTMLElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isUndrawable, setUndrawable] = useState(false);
  const navigate = useNavigate();
  const hasTotals = onLoadTotals !== undefined;
  const messages = usePinMessages(hasTotals);
  const dayPrices = useDayPrices(isPriced && !hasTotals);
  const totals = useTotals(onLoadTotals);
  const prices = hasTotals ? totals : dayPrices;
  const context = useContextPlaces(showsCityNames);
  const locale = useMapMessages();
  const onPinHover = useEffectEvent((slugs: readonly string[]) => onHover?.(slugs));
  const followLink = useEffectEvent((href: string) => void navigate(href));
  const messagesOf = useEffectEvent(messages);
  const restoreActiveMark = useEffectEvent(() => markActive(container.current, active));
  const view = useEffectEvent(() => ({ bounds: boundsOf(places), maxZoom: places.length === 1 ? 9 : 11 }));
  const pins = useMemo(
    () => places.map((place) => ({ ...place, from: prices.get(place.slug) ?? place.from })),
    [places, prices],
  );

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const style = () => (mapStyleUrl === "" ? mapStyle(element) : mapStyleUrl);
    const { bounds, maxZoom } = view();
    const instance = createMap({ container: element, style: style(), bounds, locale, maxZoom });
    setUndrawable(instance === null);
    if (instance === null) return;
    const scheme = window.matchMedia(media.dark);
    const repaint = () => instance.setStyle(style());
    scheme.addEventListener("change", repaint);
    setMap(instance);
    return () => {
      scheme.removeEventListener("change", repaint);
      setMap(null);
      instance.remove();
    };
  }, [locale, mapStyleUrl]);

  useEffect(
    () =>
      map === null
        ? undefined
        : showPins(map, pins, {
            context,
            messagesOf,
            onFollow: followLink,
            onHover: onPinHover,
            onDrawn: restoreActiveMark,
          }),
    [map, pins, context],
  );

  useEffect(() => markActive(container.current, active), [active]);

  return (
    <>
      <link rel="stylesheet" href={mapStylesheetUrl} precedence="map" />
      <section ref={container} className={canvas.map} aria-label={t`Map of the places`} />
      {isUndrawable && (
        <output className={canvas.undrawable}>
          <Trans>The map cannot be shown in this browser.</Trans>
        </output>
      )}
      {prices.size > 0 && (
        <p className={styles.legend}>
          {hasTotals ? t`Lowest total for your dates` : t`Lowest price per day`}
        </p>
      )}
    </>
  );
}

/** Returns a function that builds a pin's texts: its lowest price and the number of further places. */
function usePinMessages(areTotals: boolean) {
  const { t } = useLingui();
  const formats = useFormats();
  return (place: MapPlace, others: readonly MapPlace[]): PinTexts => {
    const prices = [place, ...others].flatMap(({ from }) => from ?? []);
    const price = prices.length === 0 ? null : formats.price(Math.min(...prices));
    const count = others.length;
    return {
      from: price === null ? null : t`from ${price}`,
      unit: areTotals ? t`for your dates` : t`per day`,
      more: count === 0 ? "" : `+${formats.number(count)}`,
      morePlaces: t`${plural(count, { one: "more place", other: "more places" })}`,
    };
  };
}
