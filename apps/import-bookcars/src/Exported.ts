import type { NotCarried } from "./NotCarried.ts";

/** A record of an export and where it stands. */
export interface Exported<Value> {
  id: string;
  value: Value;
  file: string;
  /** Of its first character, from 1. */
  line: number;
}

/** Returns the report of a field, or of the whole record (`record`). */
export function leftOut(
  { file, line, id }: Omit<Exported<unknown>, "value">,
  field: string,
  reason: string,
): NotCarried {
  return { file, line, id, field, reason };
}
