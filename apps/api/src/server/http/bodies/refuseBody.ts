import { BodyError } from "@sayara/http-guard/bodies/BodyError";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** Seconds until a client may retry if the memory for bodies was exhausted. */
const RETRY_AFTER = 2;

/**
 * Throws the refusal for a body that could not be received.
 *
 * @throws RefusalError `too_large`, `unavailable` or `invalid_input`.
 */
export function refuseBody(error: unknown): never {
  if (!(error instanceof BodyError)) throw error;
  if (error.fault === "large") throw new RefusalError("too_large");
  if (error.fault === "busy") throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
  throw new RefusalError("invalid_input");
}
