import * as v from "valibot";

/** Answers to the review question "Was the car on time?" (product.md, section 3). */
export const carPunctualities = ["onTime", "late", "never"] as const;
/** One of {@link carPunctualities}. */
export const CarPunctuality = v.picklist(carPunctualities);
export type CarPunctuality = v.InferOutput<typeof CarPunctuality>;
