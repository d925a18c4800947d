import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Ends the session, if there is one. */
export const signOut = defineEndpoint({
  name: "signOut",
  method: "POST",
  path: "/api/sign-out",
  responses: { 200: noContent },
  session: "optional",
  sessionEffect: "closes",
});
