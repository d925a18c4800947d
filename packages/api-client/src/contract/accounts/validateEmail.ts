import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** 200: the address is free; 204: it has an account. */
export const validateEmail = defineEndpoint({
  name: "validateEmail",
  method: "POST",
  path: "/api/validate-email",
  body: v.object({ email: Email }),
  answers: { 200: noContent, 204: noContent },
  retry: "safe",
});
