import { validationMessage } from "@sayara/domain/validation/ValidationMessage";

/** What is wrong with a password's confirmation, if anything (specification, section 5). */
export function matchesPassword(confirmation: string, password: string): { confirmation?: string } {
  if (confirmation === "") return { confirmation: validationMessage("required") };
  return confirmation === password ? {} : { confirmation: validationMessage("password_mismatch") };
}
