import { Quote } from "@sayara/domain/pricing/Quote";
import * as v from "valibot";
import { Refusal } from "./Refusal.ts";

/** The body of a refusal where a price was agreed on: with `price_changed` it brings the quote that is right now. */
export const PriceRefusal = v.object({ ...Refusal.entries, quote: v.exactOptional(Quote) });
export type PriceRefusal = v.InferOutput<typeof PriceRefusal>;
