import * as v from "valibot";

/** Colours of a car's illustration. */
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
