import type { Position } from "./Location.ts";

/** An area's edges, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Length of one degree of latitude in kilometres, WGS 84. */
const KILOMETRES_OF_A_DEGREE = 111.32;
/**
 * Latitude from which the box no longer widens, because a degree of longitude shrinks to nothing at the pole.
 */
const HIGHEST_LATITUDE = 85;

/** Returns the area that reaches `kilometres` to each side of a position, without crossing the pole or the date line. */
export function boxAround({ latitude, longitude }: Position, kilometres: number): Box {
  const height = kilometres / KILOMETRES_OF_A_DEGREE;
  const shown = Math.min(Math.abs(latitude), HIGHEST_LATITUDE);
  const width = height / Math.cos((shown * Math.PI) / 180);
  return {
    west: Math.max(-180, longitude - width),
    south: Math.max(-90, latitude - height),
    east: Math.min(180, longitude + width),
    north: Math.min(90, latitude + height),
  };
}

/** Returns the coordinates of a position that are outside the box: `latitude`, `longitude`, both or none. */
export function beyondBox({ latitude, longitude }: Position, box: Box): (keyof Position)[] {
  return [
    ...(latitude < box.south || latitude > box.north ? (["latitude"] as const) : []),
    ...(longitude < box.west || longitude > box.east ? (["longitude"] as const) : []),
  ];
}

/** Returns the position in the box that is nearest to a given one. */
export function movedIntoBox({ latitude, longitude }: Position, box: Box): Position {
  return {
    latitude: Math.min(Math.max(latitude, box.south), box.north),
    longitude: Math.min(Math.max(longitude, box.west), box.east),
  };
}
