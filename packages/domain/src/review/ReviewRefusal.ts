import * as v from "valibot";
import { reviewRefusalCodes } from "../refusal/RefusalCode.ts";

/** Reasons for refusing a review, as sent by the API (product.md, section 8). */
export const reviewRefusals = ["not_signed_in", ...reviewRefusalCodes] as const;
/** One of {@link reviewRefusals}. */
export const ReviewRefusal = v.picklist(reviewRefusals);
export type ReviewRefusal = v.InferOutput<typeof ReviewRefusal>;
