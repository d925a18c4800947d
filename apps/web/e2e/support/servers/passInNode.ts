import type { Client } from "@sayara/api-client/client/createClient";
import { obtainPass } from "#web/captcha/obtainPass.ts";
import { solveCaptcha } from "#web/captcha/solveCaptcha.ts";
import { solveInNode } from "./solveInNode.ts";

/** Earns a captcha's pass without a browser: no worker, and no document that names a look-up of the address. */
export function passInNode(call: Client): Promise<true | null> {
  return obtainPass(
    call,
    (api) => solveCaptcha(api, solveInNode),
    () => Promise.resolve("0.0.0.0"),
  );
}
