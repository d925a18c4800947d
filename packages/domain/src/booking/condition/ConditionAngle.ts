import * as v from "valibot";

/** Angles of the photos in a condition report, in the order in which a person walks around the car [HO5]. */
export const conditionAngles = [
  "front",
  "frontRight",
  "right",
  "rearRight",
  "rear",
  "rearLeft",
  "left",
  "frontLeft",
  "roof",
  "dashboard",
  "interior",
  "boot",
] as const;
/** One of {@link conditionAngles}. */
export const ConditionAngle = v.picklist(conditionAngles);
export type ConditionAngle = v.InferOutput<typeof ConditionAngle>;
