import { RefusalDetails as DetailsOfAny } from "@sayara/domain/refusal/RefusalDetails";
import * as v from "valibot";

/**
 * Fields of a refusal besides its code. `retryAfter`, in seconds, is set with `too_many_requests`,
 * `not_ready` and `unavailable`.
 */
export const RefusalDetails = v.object({
  ...DetailsOfAny.entries,
  retryAfter: v.exactOptional(
    v.pipe(
      v.number(),
      v.check((seconds) => seconds >= 0 && seconds < 1e9),
    ),
  ),
});
