/**
 * A point in space, in centimetres: x towards the front, y towards the viewer, z up. The origin is on the ground below
 * the car's middle.
 */
export type Point3 = readonly [x: number, y: number, z: number];
/** A point on the canvas, with y pointing down. */
export type Point2 = readonly [x: number, y: number];

/** Angle between the car's side and the image plane. */
const YAW = (37 * Math.PI) / 180;
const DISTANCE = 1350;
const HEIGHT = 225;

/** Projects a point in perspective. One unit is a centimetre at the car's middle. */
export function project([x, y, z]: Point3): Point2 {
  const depth = x * Math.sin(YAW) + y * Math.cos(YAW);
  const scale = DISTANCE / (DISTANCE - depth);
  return [(x * Math.cos(YAW) - y * Math.sin(YAW)) * scale, (HEIGHT - z) * scale];
}
