import { Trans, useLingui } from "@lingui/react/macro";
import { type Box, movedIntoBox } from "@sayara/domain/location/boxAround";
import type { Position } from "@sayara/domain/location/Location";
import { Icon } from "@sayara/ui/Icon/Icon";
import { PlaceIcon } from "@sayara/ui/Icon/icons";
import { Text } from "@sayara/ui/Text/Text";
import { media } from "@sayara/ui/theme/media";
import type { Map as MapLibreMap } from "maplibre-gl";
import mapStylesheetUrl from "maplibre-gl/dist/maplibre-gl.css?url";
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useSite } from "../request/Site.ts";
import { createMap } from "./createMap.ts";
import * as canvas from "./MapCanvas.css.ts";
import { mapStyle } from "./mapStyle.ts";
import { useMapMessages } from "./useMapMessages.ts";
import * as styles from "./PinMap.css.ts";

/** Decimals of a position. Five are accurate to about a metre. */
const DECIMALS = 5;
/** Pixels by which an arrow key moves the pin, without and with Shift. */
const STEP = 10;
const SMALL_STEP = 1;
/** Zoom at which a town fills the map. */
const TOWN_ZOOM = 11;
/** Zoom at which streets are visible, if the map's style has tiles. */
const STREET_ZOOM = 18;
const NO_OFFSET = { x: 0, y: 0 };

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface PinMapProps {
  /** Name of the place, for the pin's name. */
  place: string;
  position: Position;
  /** Bounds of the pin's position. */
  box: Box;
  disabled?: boolean;
  onMove: (position: Position) => void;
}

/** A map with a pin that users drag, move with the arrow keys, or place by pressing the map. */
export function PinMap({ place, position, box, disabled = false, onMove }: PinMapProps) {
  const { t } = useLingui();
  const { mapStyleUrl } = useSite();
  const locale = useMapMessages();
  const hint = useId();
  const container = useRef<HTMLElement>(null);
  const pin = useRef<HTMLButtonElement>(null);
  /** Distance of the pointer from the pin's tip during a drag. */
  const grip = useRef(NO_OFFSET);
  const dragged = useRef<Position | null>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isUndrawable, setUndrawable] = useState(false);

  const redraw = useEffectEvent((instance: MapLibreMap) =>
    drawPin(pin.current, instance, dragged.current ?? position),
  );
  const move = useEffectEvent((next: { lng: number; lat: number }) => {
    if (!disabled) onMove(positionAt(next, box));
  });
  const view = useEffectEvent(() => position);
  const limits = useEffectEvent((): [number, number, number, number] => [
    box.west,
    box.south,
    box.east,
    box.north,
  ]);

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const isBuiltIn = mapStyleUrl === "";
    const style = () => (isBuiltIn ? mapStyle(element) : mapStyleUrl);
    const { latitude, longitude } = view();
    const instance = createMap({
      container: element,
      style: style(),
      locale,
      bounds: [longitude, latitude, longitude, latitude],
      maxBounds: limits(),
      maxZoom: TOWN_ZOOM,
      ...(!isBuiltIn && { deepestZoom: STREET_ZOOM }),
    });
    setUndrawable(instance === null);
    if (instance === null) return;
    const scheme = window.matchMedia(media.dark);
    const repaint = () => instance.setStyle(style());
    scheme.addEventListener("change", repaint);
    instance.on("move", () => redraw(instance));
    instance.on("resize", () => redraw(instance));
    instance.on("click", ({ lngLat }) => move(lngLat));
    setMap(instance);
    return () => {
      scheme.removeEventListener("change", repaint);
      setMap(null);
      instance.remove();
    };
  }, [locale, mapStyleUrl]);

  useEffect(() => {
    if (map === null) return;
    redraw(map);
    const at = toLngLat(position);
    if (!map.getBounds().contains(at)) map.panTo(at);
  }, [map, position]);

  function pointAt(event: PointerEvent) {
    const frame = container.current?.getBoundingClientRect();
    return { x: event.clientX - (frame?.left ?? 0), y: event.clientY - (frame?.top ?? 0) };
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (map === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = pointAt(event);
    dragged.current = positionAt(map.unproject([x - grip.current.x, y - grip.current.y]), box);
    drawPin(pin.current, map, dragged.current);
  }

  function release(isDropped: boolean) {
    const next = dragged.current;
    dragged.current = null;
    if (next !== null && isDropped) onMove(next);
    else if (map !== null) drawPin(pin.current, map, position);
  }

  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (map === null || arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? SMALL_STEP : STEP;
    const at = map.project(toLngLat(position));
    onMove(positionAt(map.unproject([at.x + arrow.x * step, at.y + arrow.y * step]), box));
  }

  const { latitude, longitude } = position;
  return (
    <div>
      <link rel="stylesheet" href={mapStylesheetUrl} precedence="map" />
      <div className={styles.frame}>
        <section ref={container} className={canvas.map} aria-label={t`Map of ${place}`} />
        {map !== null && (
          <button
            ref={pin}
            type="button"
            className={styles.pin}
            disabled={disabled}
            aria-label={t`Pin of ${place}`}
            aria-describedby={hint}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              const { x, y } = pointAt(event);
              const tip = map.project(toLngLat(position));
              grip.current = { x: x - tip.x, y: y - tip.y };
              event.currentTarget.setPointerCapture(event.pointerId);
              event.currentTarget.focus({ preventScroll: true });
            }}
            onPointerMove={drag}
            onPointerUp={() => release(true)}
            onPointerCancel={() => release(false)}
            onKeyDown={press}
          >
            <Icon picture={PlaceIcon} className={styles.picture} />
          </button>
        )}
        {isUndrawable && (
          <output className={canvas.undrawable}>
            <Trans>The map cannot be shown in this browser. Type latitude and longitude instead.</Trans>
          </output>
        )}
      </div>
      {map !== null && (
        <Text size="sm" tone="muted" id={hint}>
          <Trans>Drag the pin, press the map, or use the arrow keys; with Shift in small steps.</Trans>{" "}
          <output>{`${latitude}, ${longitude}`}</output>
        </Text>
      )}
    </div>
  );
}

/** Moves the pin so that its tip, the middle of its lower edge, is at a position. */
function drawPin(pin: HTMLElement | null, map: MapLibreMap, position: Position): void {
  const at = map.project(toLngLat(position));
  if (pin !== null) pin.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -100%)`;
}

function toLngLat({ latitude, longitude }: Position): [number, number] {
  return [longitude, latitude];
}

/**
 * Returns the rounded position inside the box. The box's edges are not rounded, so positions at them round
 * inwards.
 */
function positionAt({ lng, lat }: { lng: number; lat: number }, box: Box): Position {
  const { latitude, longitude } = movedIntoBox({ latitude: lat, longitude: lng }, box);
  return {
    latitude: rounded(latitude, box.south, box.north),
    longitude: rounded(longitude, box.west, box.east),
  };
}

function rounded(degrees: number, least: number, most: number): number {
  const scale = 10 ** DECIMALS;
  const next = Math.round(degrees * scale) / scale;
  if (next > most) return Math.floor(degrees * scale) / scale;
  return next < least ? Math.ceil(degrees * scale) / scale : next;
}
