import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Language } from "../language/Language.ts";
import { SupportedDate } from "../time/SupportedDate.ts";

const filters = {
  /** Languages of the accounts. Empty: every language. */
  languages: v.pipe(v.array(Language), v.maxLength(Language.options.length)),
  /** Pick-up place of the last booking, including places that belong to it. Null: no restriction. */
  place: v.nullable(EntityId),
  /** Country of the last booking's pick-up place, as two letters. Null: no restriction. */
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** Had a booking made on this day or later, in the marketplace's zone. Null: also without one. */
  bookedSince: v.nullable(SupportedDate),
};

/** Accounts that a message is sent to. All filters apply together [MA3]. */
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
