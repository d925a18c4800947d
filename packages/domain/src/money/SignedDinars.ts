import * as v from "valibot";
import { MAX_DINARS, hasAtMostTwoDecimals } from "./Dinars.ts";

/** A balance, or a change of a balance: TND with at most 2 decimals, negative if money is owed. */
export const SignedDinars = v.pipe(
  v.number("price_invalid"),
  v.minValue(-MAX_DINARS, "price_invalid"),
  v.maxValue(MAX_DINARS, "price_invalid"),
  v.check(hasAtMostTwoDecimals, "price_invalid"),
);
export type SignedDinars = v.InferOutput<typeof SignedDinars>;
