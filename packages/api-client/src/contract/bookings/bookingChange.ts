import * as v from "valibot";
import { SignedToken } from "../texts.ts";

/** The booking as the caller has read it before a change: its version, and a guest's token of the signed link. */
export const versionAndToken = {
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  token: v.exactOptional(SignedToken),
};

/**
 * Reasons to refuse a driver's change of a booking. `not_allowed`: the caller may see the booking, but not do this. A
 * booking that the caller may not see is `not_found`.
 */
export const changeRefusals = [
  "not_signed_in",
  "not_allowed",
  "not_found",
  "link_revoked",
  "transition_refused",
] as const;
