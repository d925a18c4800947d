import type { NotCarried } from "../NotCarried.ts";

/** A record of an export and where it stands. */
export interface Exported<Value> {
  id: string;
  value: Value;
  file: string;
  /** Of its first character, from 1. */
  line: number;
}

/** Returns the report of a field that a carried record loses, or of its difference (`record`). */
export function leftOut(
  { file, line, id }: Omit<Exported<unknown>, "value">,
  field: string,
  reason: string,
): NotCarried {
  return { file, line, id, field, reason, isDropped: false };
}

/** Returns the report of a record that is not carried, with the reason at a field or at the whole (`record`). */
export function dropped(from: Omit<Exported<unknown>, "value">, field: string, reason: string): NotCarried {
  return { ...leftOut(from, field, reason), isDropped: true };
}
