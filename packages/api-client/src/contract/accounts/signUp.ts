import { SignUp } from "@sayara/domain/account/SignUp";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link signUp}. */
export const signUpInput = {
  body: SignUp,
};

/**
 * Registers a driver, signs in and mails a link that confirms the address. Needs a captcha pass.
 * `answerMailed`: no session is opened, because the marketplace does not reveal registered addresses.
 */
export const signUp = defineEndpoint({
  name: "signUp",
  method: "POST",
  path: "/api/sign-up",
  input: inputOf<typeof signUpInput>(),
  responses: { 200: User, 202: noContent },
  outcomes: { 200: "signedIn", 202: "answerMailed" },
  refusals: ["email_registered", "captcha_required"],
  sessionEffect: "opens",
});
