import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { judgeBy } from "./judgeBy.ts";

export type EmailValues = { email: string };

/** Judges a form that asks for an e-mail address only. */
export function judgeEmail(values: EmailValues) {
  return judgeBy(AccountEmail, values);
}
