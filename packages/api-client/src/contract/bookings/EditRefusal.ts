import { Quote } from "@sayara/domain/pricing/Quote";
import * as v from "valibot";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

/**
 * Body of a refused edit. With `price_changed`, it has the current quote. With `stale_version` and
 * `transition_refused`, it has the booking's `current` state; with the latter, also the `reason`.
 */
export const EditRefusal = v.object({ ...BookingChangeRefusal.entries, quote: v.exactOptional(Quote) });
export type EditRefusal = v.InferOutput<typeof EditRefusal>;
