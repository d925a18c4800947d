import * as v from "valibot";
import { SignedToken } from "../texts.ts";

/** Version of the booking that the caller read before a change, and a guest's token from the signed link. */
export const versionAndToken = {
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  token: v.exactOptional(SignedToken),
};

/**
 * Refusal codes of a driver's change of a booking. `not_allowed`: the caller may see the booking, but may not
 * make this change. A booking that the caller may not see is `not_found`.
 */
export const changeRefusals = [
  "not_signed_in",
  "not_allowed",
  "not_found",
  "link_revoked",
  "transition_refused",
] as const;
