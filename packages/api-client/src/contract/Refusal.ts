import { Refusal as RefusalBody } from "@sayara/domain/refusal/Refusal";
import * as v from "valibot";

/** The body of a refusal: the domain's, and with `too_many_requests` the seconds to wait. */
export const Refusal = v.object({
  ...RefusalBody.entries,
  retryAfter: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
});
export type Refusal = v.InferOutput<typeof Refusal>;
