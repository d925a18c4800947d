import type * as v from "valibot";
import { requiredName } from "./boundedText.ts";

/** Maximum length of an address for a delivery or a collection, in characters [FE12, FE15]. */
export const MAX_HAND_OVER_ADDRESS_LENGTH = 200;

/** The address to which a car is delivered or at which it is collected, on one line [FE12, FE15]. */
export const HandOverAddress = requiredName(MAX_HAND_OVER_ADDRESS_LENGTH);
export type HandOverAddress = v.InferOutput<typeof HandOverAddress>;
