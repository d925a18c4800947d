import * as v from "valibot";
import { expectationOf } from "./expectationOf.ts";
import { OperatorError } from "./OperatorError.ts";

/**
 * Parses the value of an option.
 *
 * @throws OperatorError with the option and its expected values.
 */
export function parseOption<Schema extends v.GenericSchema>(
  option: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new OperatorError(`${option} ${expectationOf(parsed.issues[0])}.`);
}
