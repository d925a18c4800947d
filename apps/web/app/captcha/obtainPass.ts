import type { Client } from "@sayara/api-client/client/createClient";
import { verifyRecaptcha } from "@sayara/api-client/contract/captcha/captcha";
import { solveCaptcha } from "./solveCaptcha.ts";
import type { Solve } from "./useCaptcha.ts";

/** The server sees where a request comes from; an address that a browser claims is worth nothing to it. */
const ip = "0.0.0.0";

/** Earns the pass (a cookie) that lets one sign-up or guest checkout through. */
export async function obtainPass(call: Client, solve: Solve = solveCaptcha): Promise<true | null> {
  const token = await solve(call);
  if (token === null) return null;
  const outcome = await call(verifyRecaptcha, { params: { token, ip } });
  return outcome.ok && outcome.status === 200 ? true : null;
}
