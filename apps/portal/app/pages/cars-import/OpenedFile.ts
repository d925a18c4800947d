import type { PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import type { FilePosition } from "@sayara/catalogue/fleet/FilePosition";
import type { Fleet } from "#portal/fleet/loadFleet.ts";

/** A chosen file: either its errors, or a preview of its effect on the fleet. */
export type OpenedFile = {
  name: string;
  /** Returns the text of a problem. It completes a sentence that begins with the field. */
  textOf: (position: FilePosition) => string;
} & (
  | { problem: FilePosition }
  | { ignored: readonly string[]; plan: (fleet: Fleet) => readonly PlannedRow[] }
);
