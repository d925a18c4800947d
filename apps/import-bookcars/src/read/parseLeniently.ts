import * as v from "valibot";
import { expectationOf } from "@sayara/api/operate/terminal/expectationOf";

/** A field that a schema refuses. */
export interface RefusedField {
  field: string;
  reason: string;
}

/**
 * Parses a record. An optional field that the schema refuses is left out; a required one makes the record unusable,
 * and `value` is missing. `refused` has every refused field.
 */
export function parseLeniently<Schema extends v.GenericSchema>(
  schema: Schema,
  record: object,
): { value?: v.InferOutput<Schema>; refused: RefusedField[] } {
  const first = v.safeParse(schema, record);
  if (first.success) return { value: first.output, refused: [] };
  const refused = new Map(
    first.issues.map((issue): [string, RefusedField] => {
      const field = String(issue.path?.[0]?.key ?? "record");
      return [field, { field, reason: expectationOf(issue) }];
    }),
  );
  const rest = Object.fromEntries(Object.entries(record).filter(([field]) => !refused.has(field)));
  const second = v.safeParse(schema, rest);
  return { ...(second.success && { value: second.output }), refused: [...refused.values()] };
}

/** Returns the reasons of several fields as one sentence. */
export function inOne(refused: readonly RefusedField[]): string {
  return refused.map(({ field, reason }) => `${field} ${reason}`).join(", ");
}
