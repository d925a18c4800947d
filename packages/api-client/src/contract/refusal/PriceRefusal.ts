import { Quote } from "@sayara/domain/pricing/Quote";
import * as v from "valibot";
import { Refusal } from "./Refusal.ts";

/** Body of a refusal of a call with a total. With `price_changed`, it has the current quote. */
export const PriceRefusal = v.object({ ...Refusal.entries, quote: v.exactOptional(Quote) });
export type PriceRefusal = v.InferOutput<typeof PriceRefusal>;
