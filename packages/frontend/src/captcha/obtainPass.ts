import type { Client } from "@sayara/api-client/client/createClient";
import { verifyRecaptcha } from "@sayara/api-client/contract/captcha/captcha";
import { solveCaptcha } from "./solveCaptcha.ts";
import { publicIp } from "./publicIp.ts";

/** Resolves to the token of a solved captcha; to null on failure. */
type Solve = (call: Client) => Promise<string | null>;

/** Obtains a pass (a cookie) for one sign-up or guest checkout. */
export async function obtainPass(
  call: Client,
  solve: Solve = solveCaptcha,
  lookUpIp: () => Promise<string> = publicIp,
): Promise<true | null> {
  const token = await solve(call);
  if (token === null) return null;
  const response = await call(verifyRecaptcha, { params: { token, ip: await lookUpIp() } });
  return response.ok && response.outcome === "solved" ? true : null;
}
