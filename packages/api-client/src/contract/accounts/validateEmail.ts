import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link validateEmail}. */
export const validateEmailInput = {
  body: AccountEmail,
};

/** Checks whether an email address is free. `taken`: an account has it. */
export const validateEmail = defineEndpoint({
  name: "validateEmail",
  method: "POST",
  path: "/api/validate-email",
  input: inputOf<typeof validateEmailInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "free", 204: "taken" },
  retry: "safe",
});
