import type { DrawnShape } from "./DrawnShape.ts";

/** Merges adjacent shapes of the same colour into one path. */
export function mergeShapes(shapes: readonly DrawnShape[]): DrawnShape[] {
  const result: DrawnShape[] = [];
  for (const shape of shapes) {
    const last = result.at(-1);
    const isOpaque = last?.opacity === undefined && shape.opacity === undefined;
    if (last !== undefined && isOpaque && last.fill === shape.fill && last.line === shape.line) {
      last.path += shape.path;
    } else {
      result.push({ ...shape });
    }
  }
  return result;
}
