import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** 200: the address is free. 204: it has an account. */
export const validateEmail = defineEndpoint({
  name: "validateEmail",
  method: "POST",
  path: "/api/validate-email",
  body: AccountEmail,
  answers: { 200: noContent, 204: noContent },
  retry: "safe",
});
