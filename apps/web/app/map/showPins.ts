import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import type { Location } from "@sayara/domain/location/Location";
import { boundsOf } from "./boundsOf.ts";
import { createContextName, createPin, type PinTexts } from "./createPin.ts";
import { groupPins, type Pin } from "./groupPins.ts";
import type { MapPlace } from "./MapPlace.ts";

export interface PinBehaviour {
  /** Places whose names are shown where they fit between the pins. */
  context: readonly Location[];
  messagesOf: (place: MapPlace, others: readonly MapPlace[]) => PinTexts;
  onFollow: (href: string) => void;
  /**
   * Called with the slugs of the pin's places, the leading place first. Called with an empty list when the
   * pointer or focus leaves.
   */
  onHover: (slugs: readonly string[]) => void;
  /** Called after every redraw of the pins. */
  onDrawn: () => void;
}

/**
 * Shows the places as pins that do not overlap. At each zoom level, places that would overlap are grouped;
 * the pin of a group zooms to its places. Returns a function that removes the pins.
 */
export function showPins(map: MapLibreMap, places: readonly MapPlace[], behaviour: PinBehaviour): () => void {
  let markers: Marker[] = [];
  let focusNext: string | null = null;

  function draw(): void {
    const focusedBefore = markers.find((marker) => marker.getElement() === document.activeElement);
    focusNext ??= focusedBefore?.getElement().dataset["place"] ?? null;
    remove();
    const groups = groupPins(places.map((place) => measure(place)));
    markers = groups.map(({ lead, others }) => {
      const members = others.map(({ item }) => item);
      const element = pinOf(lead.item, members);
      const { longitude, latitude } = lead.item.position;
      return new Marker({ element, anchor: "bottom" }).setLngLat([longitude, latitude]).addTo(map);
    });
    markers.push(...labelContextPlaces(groups.map(({ lead }) => lead)));
    const focused = markers.find((marker) => marker.getElement().dataset["place"] === focusNext);
    focused?.getElement().focus();
    focusNext = null;
    behaviour.onDrawn();
  }

  /** Labels the context places whose names overlap neither a pin nor each other. */
  function labelContextPlaces(pins: readonly Pin<unknown>[]): Marker[] {
    const labels = behaviour.context.map((place) => ({ ...labelOf(place), place }));
    const groups = groupPins<Location | null>([
      ...pins.map((pin) => ({ ...pin, item: null })),
      ...labels.map(({ place, ...label }) => ({ ...label, item: place })),
    ]);
    return groups.flatMap(({ lead: { item } }) => {
      if (item === null) return [];
      const { longitude, latitude } = item.position;
      const element = createContextName(item.name);
      return new Marker({ element, anchor: "bottom" }).setLngLat([longitude, latitude]).addTo(map);
    });
  }

  function labelOf({ name, position }: Location): Omit<Pin<unknown>, "item"> {
    const { x, y } = map.project([position.longitude, position.latitude]);
    return { x, y, ...sizeOf(createContextName(name)) };
  }

  function remove(): void {
    for (const marker of markers) marker.remove();
  }

  function pinOf(place: MapPlace, others: readonly MapPlace[]): HTMLElement {
    const { href } = place;
    const onFollow = href === null ? null : () => behaviour.onFollow(href);
    const onPress = others.length > 0 ? () => zoomTo([place, ...others]) : onFollow;
    const pin = createPin(place, { messages: behaviour.messagesOf(place, others), others, onPress });
    const slugs = [place, ...others].map(({ slug }) => slug);
    for (const start of ["pointerenter", "focus"])
      pin.addEventListener(start, () => behaviour.onHover(slugs));
    for (const end of ["pointerleave", "blur"]) pin.addEventListener(end, () => behaviour.onHover([]));
    return pin;
  }

  /**
   * Zooms to the members of a group. Fitting the bounds cannot separate members at the same point, so the map
   * always zooms in by at least two levels.
   */
  function zoomTo(members: readonly MapPlace[]): void {
    const [lead] = members;
    focusNext = lead?.slug ?? null;
    const camera = map.cameraForBounds(boundsOf(members), { padding: 60 });
    const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + 2);
    const center = camera?.center ?? map.getCenter();
    map.easeTo({ center, zoom: Math.min(zoom, map.getMaxZoom()) });
  }

  /**
   * Returns the position of a pin and its largest possible size: that of the pin that leads a group of all
   * places.
   */
  function measure(place: MapPlace): Pin<MapPlace> {
    const { x, y } = map.project([place.position.longitude, place.position.latitude]);
    const others = places.filter((other) => other !== place);
    const { width, height } = sizeOf(pinOf(place, others));
    return { item: place, x, y, width: width + DIGIT_WIDTH, height };
  }

  /** Returns the rendered size of an element in px. */
  function sizeOf(sample: HTMLElement): { width: number; height: number } {
    sample.style.visibility = "hidden";
    sample.style.position = "absolute";
    map.getCanvasContainer().append(sample);
    const { offsetWidth, offsetHeight } = sample;
    sample.remove();
    return { width: offsetWidth, height: offsetHeight };
  }

  draw();
  map.on("zoomend", draw);
  return () => {
    map.off("zoomend", draw);
    remove();
  };
}

/** In px. The price of a group may have one more digit. */
const DIGIT_WIDTH = 8;
