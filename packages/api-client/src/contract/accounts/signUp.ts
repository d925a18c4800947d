import { SignUp } from "@sayara/domain/account/SignUp";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint } from "../defineEndpoint.ts";

/** Registers a driver, signs in at once and mails a link that confirms the address. Needs a captcha pass. */
export const signUp = defineEndpoint({
  name: "signUp",
  method: "POST",
  path: "/api/sign-up",
  body: SignUp,
  answers: { 200: User },
  refusals: ["email_registered", "captcha_required"],
  sessionEffect: "opens",
});
