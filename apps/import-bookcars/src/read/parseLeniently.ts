import * as v from "valibot";
import { expectationOf } from "@sayara/api/operate/terminal/expectationOf";

/** A field that a schema rejects. */
export interface RefusedField {
  field: string;
  reason: string;
}

/**
 * Parses a record. Omits an optional field that the schema rejects. If a required field is rejected, the record is
 * unusable and `value` is missing. `refused` lists every rejected field.
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
  const accepted = Object.fromEntries(Object.entries(record).filter(([field]) => !refused.has(field)));
  const second = v.safeParse(schema, accepted);
  return { ...(second.success && { value: second.output }), refused: [...refused.values()] };
}

/** Joins the reasons of several fields into one sentence. */
export function joinReasons(refused: readonly RefusedField[]): string {
  return refused.map(({ field, reason }) => `${field} ${reason}`).join(", ");
}
