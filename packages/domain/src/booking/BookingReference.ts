import * as v from "valibot";

/**
 * What references are drawn from [BK6]: digits and letters that are not mistaken for one another, read out or in
 * handwriting. No 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
 */
export const referenceAlphabet = "34679ACDEFGHJKMNPQRTWXY";

/** How many of them follow `SY-`. */
export const REFERENCE_LENGTH = 6;

/** A booking's reference, `SY-7K3Q9D` [BK6] (decisions, "Bookings"). */
export const BookingReference = v.pipe(
  v.string(),
  v.regex(new RegExp(`^SY-[${referenceAlphabet}]{${String(REFERENCE_LENGTH)}}$`)),
);
export type BookingReference = v.InferOutput<typeof BookingReference>;
