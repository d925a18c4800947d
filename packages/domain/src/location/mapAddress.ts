import type { Position } from "./Location.ts";

/** Zoom level at which a quarter of a town fills the map. */
export const QUARTER_ZOOM = 15;
/** Zoom level at which a street fills the map. */
export const STREET_ZOOM = 17;

/** Returns the URL of OpenStreetMap with a marker at a position. */
export function mapAddress({ latitude, longitude }: Position, zoom: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
