import * as v from "valibot";

/**
 * What a saved car is now for its places and dates [SV2]: `past` if it is too late to book the dates, `withdrawn` if the
 * car is not offered for them, `taken` if it is booked for some of them.
 */
export const SavedCarState = v.picklist(["available", "taken", "past", "withdrawn"]);
export type SavedCarState = v.InferOutput<typeof SavedCarState>;
