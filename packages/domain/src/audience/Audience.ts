import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Language } from "../language/Language.ts";
import { SupportedDate } from "../time/SupportedDate.ts";

const filters = {
  /** Languages of the accounts. Empty: every language. */
  languages: v.pipe(v.array(Language), v.maxLength(Language.options.length)),
  /** Pick-up place of the last booking, or a place that contains it. Null: no restriction. */
  place: v.nullable(EntityId),
  /** Country of the last booking's pick-up place, as two letters. Null: no restriction. */
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** The account made a booking on or after this day, in the marketplace's zone. Null: no restriction. */
  bookedSince: v.nullable(SupportedDate),
};

/** The recipients of a message. An account receives it if it passes every filter [MA3]. */
export const Audience = v.variant("to", [
  v.object({
    to: v.literal("drivers"),
    ...filters,
    status: v.nullable(v.picklist(["active", "needs_follow_up"])),
  }),
  v.object({
    /** The owners of agencies. */
    to: v.literal("agencies"),
    ...filters,
    status: v.nullable(v.picklist(["active", "joining"])),
  }),
]);
export type Audience = v.InferOutput<typeof Audience>;
