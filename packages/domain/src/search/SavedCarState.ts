import * as v from "valibot";

/**
 * States of a saved car for its places and dates [SV2]. `past`: it is too late to book the dates.
 * `withdrawn`: the car is not offered for them. `taken`: the car is booked for part of them.
 */
export const SavedCarState = v.picklist(["available", "taken", "past", "withdrawn"]);
export type SavedCarState = v.InferOutput<typeof SavedCarState>;
