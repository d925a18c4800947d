import * as v from "valibot";

/** The colour in which a car is drawn. */
export const carColors = [
  "white",
  "silver",
  "grey",
  "black",
  "red",
  "blue",
  "green",
  "sand",
  "orange",
  "yellow",
] as const;
/** One of {@link carColors}. */
export const CarColor = v.picklist(carColors);
export type CarColor = v.InferOutput<typeof CarColor>;
