import * as v from "valibot";
import { reviewRefusalCodes } from "../refusal/RefusalCode.ts";

/** Reasons for which a review is refused (product.md, section 8), as the API sends them. */
export const reviewRefusals = ["not_signed_in", ...reviewRefusalCodes] as const;
/** One of {@link reviewRefusals}. */
export const ReviewRefusal = v.picklist(reviewRefusals);
export type ReviewRefusal = v.InferOutput<typeof ReviewRefusal>;
