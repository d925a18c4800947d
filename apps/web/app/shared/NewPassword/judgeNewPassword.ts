import { Password } from "@sayara/domain/account/Password";
import * as v from "valibot";
import { type Verdict, judgeBy } from "#web/shared/form/judgeBy.ts";
import { matchesPassword } from "#web/shared/form/matchesPassword.ts";

export type NewPasswordValues = { password: string; confirmation: string };

export const emptyNewPassword: NewPasswordValues = { password: "", confirmation: "" };

/** Judges a password being chosen, and its confirmation. */
export function judgeNewPassword({
  password,
  confirmation,
}: NewPasswordValues): Verdict<keyof NewPasswordValues, { password: string }> {
  const { errors, ready } = judgeBy(v.object({ password: Password }), { password });
  const all = { ...errors, ...matchesPassword(confirmation, password) };
  return ready === null || all.confirmation !== undefined
    ? { errors: all, ready: null }
    : { errors: {}, ready };
}
