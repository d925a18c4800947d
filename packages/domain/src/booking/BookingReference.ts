import * as v from "valibot";

/** The alphabet of references [BK6]. It omits characters that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const referenceAlphabet = "34679ACDEFGHJKMNPQRTWXY";

/** Number of characters after `SY-`. */
export const REFERENCE_LENGTH = 6;

/** A booking's reference, `SY-7K3Q9D` [BK6]. */
export const BookingReference = v.pipe(
  v.string(),
  v.regex(new RegExp(`^SY-[${referenceAlphabet}]{${String(REFERENCE_LENGTH)}}$`)),
);
export type BookingReference = v.InferOutput<typeof BookingReference>;
