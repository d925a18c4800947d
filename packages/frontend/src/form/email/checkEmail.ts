import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { validateValues } from "../validateValues.ts";
import type { EmailValues } from "./EmailValues.ts";

/** Validates a form whose only field is an email address. */
export function checkEmail(values: EmailValues) {
  return validateValues(AccountEmail, values);
}
