import * as v from "valibot";

/** The two sides that write to each other about a booking [MS1]. */
export const messageSides = ["driver", "agency"] as const;
/** One of {@link messageSides}. */
export const MessageSide = v.picklist(messageSides);
export type MessageSide = v.InferOutput<typeof MessageSide>;
