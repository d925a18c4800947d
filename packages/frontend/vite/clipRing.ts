export type Box = readonly [west: number, south: number, east: number, north: number];
export type Ring = number[][];

/** Clips a closed ring to a box (Sutherland–Hodgman), rounded to a thousandth of a degree, about 100 m. */
export function clipRing(ring: Ring, [west, south, east, north]: Box): Ring {
  const inside = [
    cut(0, west, (value) => value >= west),
    cut(0, east, (value) => value <= east),
    cut(1, south, (value) => value >= south),
    cut(1, north, (value) => value <= north),
  ].reduce((points, edge) => edge(points), ring.slice(0, -1));
  const rounded = inside.map((point) => point.map((value) => Math.round(value * 1000) / 1000));
  const distinct = rounded.filter((point, index) => !isSame(point, rounded[index - 1]));
  const [first] = distinct;
  return first === undefined ? [] : [...distinct, first];
}

/** Clips at one edge: `axis` 0 is longitude, 1 latitude. */
function cut(axis: 0 | 1, edge: number, isInside: (value: number) => boolean) {
  const at = (point: number[] | undefined, index: number) => point?.[index] ?? 0;
  return (points: Ring): Ring =>
    points.flatMap((point, index) => {
      const before = points.at(index - 1);
      const isIn = isInside(at(point, axis));
      if (isIn === isInside(at(before, axis))) return isIn ? [point] : [];
      const share = (edge - at(before, axis)) / (at(point, axis) - at(before, axis));
      const crossing = [0, 1].map((one) => at(before, one) + share * (at(point, one) - at(before, one)));
      return isIn ? [crossing, point] : [crossing];
    });
}

function isSame(a: number[], b: number[] | undefined): boolean {
  return b !== undefined && a.every((value, index) => value === b[index]);
}
