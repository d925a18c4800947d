import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import { boundsOf } from "./boundsOf.ts";
import { createPin, type PinWords } from "./createPin.ts";
import { groupPins, type Pin } from "./groupPins.ts";
import type { MapPlace } from "./MapPlace.ts";

export interface PinBehaviour {
  wordsOf: (place: MapPlace, others: readonly MapPlace[]) => PinWords;
  onFollow: (href: string) => void;
  onHover: (slug: string | null) => void;
}

/**
 * Shows the places as pins that do not overlap: at each zoom, places without room join a group, whose pin
 * zooms to its places. Returns a function that removes the pins.
 */
export function showPins(map: MapLibreMap, places: readonly MapPlace[], behaviour: PinBehaviour): () => void {
  let markers: Marker[] = [];
  let focusNext: string | null = null;

  function draw(): void {
    remove();
    const groups = groupPins(places.map((place) => measure(place)));
    markers = groups.map(({ lead, others }) => {
      const members = others.map(({ item }) => item);
      const element = pinOf(lead.item, members);
      const { longitude, latitude } = lead.item.position;
      return new Marker({ element, anchor: "bottom" }).setLngLat([longitude, latitude]).addTo(map);
    });
    const focused = markers.find((marker) => marker.getElement().dataset["place"] === focusNext);
    focused?.getElement().focus();
    focusNext = null;
  }

  function remove(): void {
    for (const marker of markers) marker.remove();
  }

  function pinOf(place: MapPlace, others: readonly MapPlace[]): HTMLElement {
    const pin = createPin(place, {
      words: behaviour.wordsOf(place, others),
      isGroup: others.length > 0,
      onPress: () => (others.length > 0 ? zoomTo([place, ...others]) : follow(place)),
    });
    pin.addEventListener("pointerenter", () => behaviour.onHover(place.slug));
    pin.addEventListener("pointerleave", () => behaviour.onHover(null));
    return pin;
  }

  function follow({ href }: MapPlace): void {
    if (href !== null) behaviour.onFollow(href);
  }

  /** A group at one point cannot be taken apart by its bounds; it zooms by two levels. */
  function zoomTo(members: readonly MapPlace[]): void {
    const [lead] = members;
    focusNext = lead?.slug ?? null;
    const camera = map.cameraForBounds(boundsOf(members), { padding: 60 });
    const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + 2);
    const center = camera?.center ?? map.getCenter();
    map.easeTo({ center, zoom: Math.min(zoom, map.getMaxZoom()) });
  }

  /** Position and size of a pin; its label has room for the number of further places. */
  function measure(place: MapPlace): Pin<MapPlace> {
    const { x, y } = map.project([place.position.longitude, place.position.latitude]);
    const sample = pinOf(place, []);
    sample.style.visibility = "hidden";
    sample.style.position = "absolute";
    map.getCanvasContainer().append(sample);
    const { offsetWidth, offsetHeight } = sample;
    sample.remove();
    return { item: place, x, y, width: offsetWidth + ROOM_FOR_MORE, height: offsetHeight };
  }

  draw();
  map.on("zoomend", draw);
  return () => {
    map.off("zoomend", draw);
    remove();
  };
}

/** Width of "+12" with its gap, in px. */
const ROOM_FOR_MORE = 32;
