import type { Client } from "@sayara/api-client/client/createClient";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { endOtherSessions, endOwnSession } from "@sayara/api-client/contract/accounts/ownSessions";
import type { OwnerProof } from "@sayara/api-client/contract/accounts/OwnerProof";
import { mailAccountCode } from "@sayara/api-client/contract/accounts/ownData";
import { addPasskey, preparePasskey, removePasskey } from "@sayara/api-client/contract/accounts/passkeys";
import {
  type AuthenticatorSecret,
  makeRecoveryCodes,
  prepareAuthenticator,
  setSecondFactor,
} from "@sayara/api-client/contract/accounts/secondFactor";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { proofOf } from "@sayara/frontend/ownerProof/proofOf";
import type { MailedCode } from "@sayara/frontend/ownerProof/useOwnerProof";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { requireUser } from "@sayara/frontend/session/guard";
import * as v from "valibot";
import { FactorChange, type FactorValues, SecurityIntent } from "./SecurityIntent.ts";

/** New recovery codes, which are shown only once [SF6]. */
export interface NewRecoveryCodes {
  newRecoveryCodes: readonly string[];
}

/**
 * Result of an intent: the prepared secret, new recovery codes, the address to which a code was mailed, or
 * null.
 */
export type SecurityDone = AuthenticatorSecret | NewRecoveryCodes | MailedCode | null;
type Result = FormResult<keyof FactorValues, SecurityDone>;

export const emptyFactor: FactorValues = {
  method: "",
  token: "",
  code: "",
  password: "",
  factorCode: "",
};

export function checkFactor(values: FactorValues) {
  return validateValues<keyof FactorValues, FactorChange>(FactorChange, values);
}

/**
 * Changes the second factor or the passkeys (forms), prepares an authenticator or ends sessions (JSON).
 * Changes nothing if the user cancels the browser's passkey dialog.
 */
export async function securityAction({ request, context }: ActionArgs): Promise<Result> {
  const call = await context.get(apiContext)();
  if (request.headers.get("content-type")?.startsWith("application/json") === true)
    return act(call, v.parse(SecurityIntent, await request.json()));
  const data = await request.formData();
  switch (data.get("intent")) {
    case "accountCode": {
      const user = await requireUser(request);
      const response = await call(mailAccountCode, { params: { id: user.id } });
      return response.ok ? { done: { mailedCodeTo: response.data.email } } : refusedResult(response.refusal);
    }
    case "addPasskey":
      return withProof(call, data, (proof) => add(call, proof, data));
    case "removePasskey":
      return withProof(call, data, async (body) => {
        const passkeyId = String(data.get("id"));
        const response = await call(removePasskey, { params: { passkeyId }, body });
        return response.ok ? { done: null } : refusedResult(response.refusal);
      });
    default:
      return changeFactor(call, data);
  }
}

async function act(call: Client, asked: SecurityIntent): Promise<Result> {
  const response =
    asked.intent === "prepare"
      ? await call(prepareAuthenticator, {})
      : asked.intent === "endSession"
        ? await call(endOwnSession, { params: { sessionId: asked.id } })
        : await call(endOtherSessions, {});
  if (!response.ok) return refusedResult(response.refusal);
  return { done: "secret" in response.data ? response.data : null };
}

async function changeFactor(call: Client, data: FormData): Promise<Result> {
  const { errors, ready } = checkFactor(readValues(data, emptyFactor));
  if (ready === null) return { errors };
  const { factorCode: typed, ...change } = ready;
  const factorCode = typed === "" ? {} : { factorCode: typed };
  const response =
    change.method === "recoveryCodes"
      ? await call(makeRecoveryCodes, { body: { password: change.password, factorCode: typed } })
      : await call(setSecondFactor, { body: { ...change, ...factorCode } });
  if (response.ok) {
    const { newRecoveryCodes } = response.data;
    return { done: newRecoveryCodes === undefined ? null : { newRecoveryCodes } };
  }
  const { code, fields } = response.refusal;
  if (code !== "code_wrong" && code !== "code_expired") return refusedResult(response.refusal);
  // The refusal's message is more specific than an invalid field's.
  const { problem } = refusedResult(response.refusal);
  return { problem, focus: fields?.["factorCode"] === undefined ? "code" : "factorCode" };
}

async function withProof(
  call: Client,
  data: FormData,
  send: (proof: OwnerProof) => Promise<Result>,
): Promise<Result> {
  if (data.get("byPasskey") !== "on") return send(proofOf(data));
  const { requestPasskey } = await import("../passkeys/requestPasskey.ts");
  const asked = await requestPasskey(call);
  if (asked.state === "refused") return refusedResult(asked.refusal);
  return asked.state === "used" ? send({ passkey: asked.assertion }) : { errors: {} };
}

async function add(call: Client, proof: OwnerProof, data: FormData): Promise<Result> {
  const name = String(data.get("name"));
  const factorCode = v.safeParse(SecondFactorCode, data.get("factorCode"));
  const body = { ...proof, ...(factorCode.success && { factorCode: factorCode.output }) };
  const prepared = await call(preparePasskey, { body });
  if (!prepared.ok) return refusedResult(prepared.refusal);
  const { createPasskey } = await import("../passkeys/createPasskey.ts");
  const registration = await createPasskey(prepared.data);
  if (registration === null) return { problem: { kind: "declined" } };
  const response = await call(addPasskey, { body: { name, registration } });
  return response.ok ? { done: null } : refusedResult(response.refusal);
}
