import { User } from "@sayara/domain/user/User";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input of a sign-in. `stayConnected` keeps the session after the browser closes. */
export const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(200)),
  stayConnected: v.optional(v.boolean(), false),
});

/** Input schemas of {@link signIn}. */
export const signInInput = {
  body: Credentials,
};

/** Signs in with email and password. `signedIn`: returns the user and sets a session cookie. */
export const signIn = defineEndpoint({
  name: "signIn",
  method: "POST",
  path: "/api/sign-in/frontend",
  input: inputOf<typeof signInInput>(),
  responses: { 200: User, 204: noContent },
  outcomes: { 200: "signedIn", 204: "wrongCredentials" },
  refusals: ["account_suspended"],
  sessionEffect: "opens",
});
