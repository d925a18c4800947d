import type { Position } from "@sayara/domain/location/Location";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { type RuleValues, textOf } from "./RuleValues.ts";

/** Returns the values of the two fields of a position. `prefix` begins their names. */
export function positionValuesOf(position: Position | null, prefix = ""): RuleValues {
  return {
    [`${prefix}latitude`]: position === null ? "" : String(position.latitude),
    [`${prefix}longitude`]: position === null ? "" : String(position.longitude),
  };
}

/**
 * Reads a typed position. Returns null if both fields are empty. Keeps the text of a field that is not a
 * number.
 */
export function readPosition(values: RuleValues, prefix = "") {
  const latitude = typedNumber(textOf(values, `${prefix}latitude`));
  const longitude = typedNumber(textOf(values, `${prefix}longitude`));
  return latitude === null && longitude === null ? null : { latitude, longitude };
}
