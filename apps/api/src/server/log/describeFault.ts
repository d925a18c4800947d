import * as v from "valibot";

export interface FaultDescription extends Record<string, unknown> {
  cause?: FaultDescription;
}

/**
 * Describes a fault for the log without personal data. Database errors quote values (`Key (email)=(…) already exists`),
 * and schema errors do too, so only names of our own tables, columns and fields are logged.
 */
export function describeFault(fault: unknown): FaultDescription {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { name: type, stack } = fault;
  const message = fault instanceof v.ValiError ? fault.issues.map(describeIssue).join(", ") : fault.message;
  const frames = stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12);
  const cause = fault.cause === undefined ? {} : { cause: describeFault(fault.cause) };
  if (!isDatabaseError(fault)) return { type, message, frames, ...cause };
  const { code, constraint, table, column, routine, position } = fault;
  return { type, sqlstate: code, constraint, table, column, routine, position, frames, ...cause };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "value"} (${issue.type})`;
}

interface DatabaseError extends Error {
  code: string;
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  position?: string;
}

/** Returns true for errors of both drivers: `pg`'s DatabaseError and PGlite's. */
export function isDatabaseError(fault: unknown): fault is DatabaseError {
  return (
    fault instanceof Error &&
    "code" in fault &&
    "severity" in fault &&
    /^[0-9A-Z]{5}$/.test(String(fault.code))
  );
}
