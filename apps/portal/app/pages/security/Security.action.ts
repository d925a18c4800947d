import {
  type AuthenticatorSecret,
  prepareAuthenticator,
  setSecondFactor,
} from "@sayara/api-client/contract/accounts/secondFactor";
import { endPortalSession } from "@sayara/api-client/contract/suppliers/team";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { FactorChange, type FactorValues, SecurityAct } from "./SecurityAct.ts";

/** Result of an act: the secret that was prepared, or null. */
export type SecurityDone = AuthenticatorSecret | null;

export const emptyFactor: FactorValues = { method: "", token: "", code: "", password: "" };

export function checkFactor(values: FactorValues) {
  return validateValues<keyof FactorValues, FactorChange>(FactorChange, values);
}

/** Changes the second factor (a form), prepares an authenticator or ends a session (JSON). */
export async function securityAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof FactorValues, SecurityDone>> {
  const call = await context.get(apiContext)();
  if (request.headers.get("content-type")?.startsWith("application/json") === true) {
    const act = v.parse(SecurityAct, await request.json());
    const response =
      act.act === "prepare"
        ? await call(prepareAuthenticator, {})
        : await call(endPortalSession, { params: { sessionId: act.id } });
    if (!response.ok) return refusedResult(response.refusal);
    return { done: "secret" in response.data ? response.data : null };
  }
  const { errors, ready } = checkFactor(readValues(await request.formData(), emptyFactor));
  if (ready === null) return { errors };
  const response = await call(setSecondFactor, { body: ready });
  if (response.ok) return { done: null };
  const { code } = response.refusal;
  return {
    ...refusedResult(response.refusal),
    ...((code === "code_wrong" || code === "code_expired") && { focus: "code" as const }),
  };
}
