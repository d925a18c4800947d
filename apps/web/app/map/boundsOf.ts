interface Placed {
  position: { latitude: number; longitude: number };
}

/** Returns the bounding box of all places: west, south, east, north in degrees. */
export function boundsOf(places: readonly Placed[]): [number, number, number, number] {
  const longitudes = places.map(({ position }) => position.longitude);
  const latitudes = places.map(({ position }) => position.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
