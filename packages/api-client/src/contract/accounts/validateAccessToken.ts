import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** 200 while the session is valid; `not_signed_in` (401) otherwise. */
export const validateAccessToken = defineEndpoint({
  name: "validateAccessToken",
  method: "POST",
  path: "/api/validate-access-token",
  answers: { 200: noContent },
  refusals: ["not_signed_in"],
  session: "required",
  retry: "safe",
});
