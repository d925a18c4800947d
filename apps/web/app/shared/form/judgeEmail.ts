import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { judgeBy } from "./judgeBy.ts";

export type EmailValues = { email: string };

/** Judges a form that asks for an e-mail address only. */
export function judgeEmail(values: EmailValues) {
  return judgeBy(v.object({ email: Email }), values);
}
