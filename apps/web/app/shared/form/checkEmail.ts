import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { checkBy } from "./checkBy.ts";

export type EmailValues = { email: string };

/** Validates a form whose only field is an email address. */
export function checkEmail(values: EmailValues) {
  return checkBy(AccountEmail, values);
}
