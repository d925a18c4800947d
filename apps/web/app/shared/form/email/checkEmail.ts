import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { checkBy } from "#web/shared/form/checkBy.ts";
import type { EmailValues } from "./EmailValues.ts";

/** Validates a form whose only field is an email address. */
export function checkEmail(values: EmailValues) {
  return checkBy(AccountEmail, values);
}
