import type * as v from "valibot";
import { requiredName } from "./boundedText.ts";

/** Maximum length of an address for a delivery, in characters [FE12]. */
export const MAX_DELIVERY_ADDRESS_LENGTH = 200;

/** The address to which a car is delivered, on one line [FE12]. */
export const DeliveryAddress = requiredName(MAX_DELIVERY_ADDRESS_LENGTH);
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddress>;
