/**
 * Returns the name of a car, with its plate if it has one, because a fleet may have several cars of a model.
 */
export function carTitle({ name, plate }: { name: string; plate: string | null }): string {
  return plate === null ? name : `${name} · ${plate}`;
}
