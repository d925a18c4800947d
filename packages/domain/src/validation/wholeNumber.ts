import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Returns the schema of a whole number within bounds, both inclusive [VA2]. */
export function wholeNumber(min: number, max: number) {
  const message = validationMessage("number_out_of_range", { min, max });
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}
