import * as v from "valibot";

/** HTTP status of a planned call: not implemented. */
export const PLANNED_STATUS = 501;

/** Body of the answer to a planned call. Its code is no refusal: a client never sends such a call. */
export const Planned = v.object({ code: v.literal("planned"), message: v.string() });
export type Planned = v.InferOutput<typeof Planned>;

/** Returns the body of the answer to a planned call. The message is for developers. */
export function plannedBody(name: string): Planned {
  return { code: "planned", message: `${name} is planned: no server serves it yet.` };
}
