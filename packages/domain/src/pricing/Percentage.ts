import * as v from "valibot";
import { hasAtMostTwoDecimals } from "../money/Dinars.ts";

/** 0 to 100 percent with at most 2 decimals [PR19]. */
export const Percentage = v.pipe(
  v.number("percentage_invalid"),
  v.minValue(0, "percentage_invalid"),
  v.maxValue(100, "percentage_invalid"),
  v.check(hasAtMostTwoDecimals, "percentage_invalid"),
);
export type Percentage = v.InferOutput<typeof Percentage>;
