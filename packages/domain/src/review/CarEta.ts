import * as v from "valibot";

/** Review question: did the car come in time? (decisions, "Review") */
export const carEtas = ["onTime", "late", "never"] as const;
/** One of {@link carEtas}. */
export const CarEta = v.picklist(carEtas);
export type CarEta = v.InferOutput<typeof CarEta>;
