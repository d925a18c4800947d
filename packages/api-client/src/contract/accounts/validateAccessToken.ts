import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Checks whether the session is valid; otherwise the call is refused with `not_signed_in`. */
export const validateAccessToken = defineEndpoint({
  name: "validateAccessToken",
  method: "POST",
  path: "/api/validate-access-token",
  responses: { 200: noContent },
  refusals: ["not_signed_in"],
  session: "required",
  retry: "safe",
});
