import * as v from "valibot";

/** Answers to the review question "Was the car on time?" (product.md, section 3). */
export const carEtas = ["onTime", "late", "never"] as const;
/** One of {@link carEtas}. */
export const CarEta = v.picklist(carEtas);
export type CarEta = v.InferOutput<typeof CarEta>;
