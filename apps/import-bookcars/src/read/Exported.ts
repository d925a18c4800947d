import type { Omission } from "../Omission.ts";

/** A record of an export with its position. */
export interface Exported<Value> {
  id: string;
  value: Value;
  file: string;
  /** Line of its first character, counted from 1. */
  line: number;
}

/**
 * Reports a field that an imported record loses. The field `record` reports another difference of the whole
 * record.
 */
export function fieldLoss(
  { file, line, id }: Omit<Exported<unknown>, "value">,
  field: string,
  reason: string,
): Omission {
  return { file, line, id, field, reason, isDropped: false };
}

/** Reports a record that is not imported. The reason concerns one field, or the whole record (`record`). */
export function recordLoss(from: Omit<Exported<unknown>, "value">, field: string, reason: string): Omission {
  return { ...fieldLoss(from, field, reason), isDropped: true };
}
