import type { Client } from "@sayara/api-client/client/createClient";
import { PasskeyAssertion } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { signInWithPasskey as endpoint } from "@sayara/api-client/contract/accounts/passkeys";
import * as v from "valibot";
import { refusedResult } from "../form/FormProblem.ts";
import type { FormResult } from "../form/FormResult.ts";
import type { SignInStep, SignInValues } from "./SignInValues.ts";

type Result = FormResult<keyof SignInValues, SignInStep>;

/**
 * Signs in with a passkey [PK3]. Uses the assertion in the form's field `assertion`, from the browser's
 * suggestions, or opens the browser's dialog. Changes nothing if the user chooses no passkey.
 */
export async function signInWithPasskey(data: FormData, call: Client): Promise<Result> {
  const assertion = filledIn(data) ?? (await ask(call));
  if ("problem" in assertion || "errors" in assertion) return assertion;
  const stayConnected = data.get("stayConnected") === "on";
  const response = await call(endpoint, { body: { assertion, stayConnected } });
  if (!response.ok) return refusedResult(response.refusal);
  return response.outcome === "signedIn" ? { done: null } : refusedResult({ code: "passkey_refused" });
}

function filledIn(data: FormData): PasskeyAssertion | null {
  const text = data.get("assertion");
  return typeof text === "string" ? v.parse(PasskeyAssertion, JSON.parse(text)) : null;
}

async function ask(call: Client): Promise<PasskeyAssertion | Exclude<Result, { done: unknown }>> {
  const { requestPasskey } = await import("../passkeys/requestPasskey.ts");
  const asked = await requestPasskey(call);
  if (asked.state === "refused") return refusedResult(asked.refusal);
  return asked.state === "used" ? asked.assertion : { errors: {} };
}
