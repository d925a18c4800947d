import type { Client } from "@sayara/api-client/client/createClient";
import { obtainPass } from "@sayara/frontend/captcha/obtainPass";
import { solveCaptcha } from "@sayara/frontend/captcha/solveCaptcha";
import { solveInNode } from "./solveInNode.ts";

/** Obtains a captcha pass without a browser: without a worker, and without looking up the public address. */
export function obtainPassInNode(call: Client): Promise<true | null> {
  return obtainPass(
    call,
    (api) => solveCaptcha(api, solveInNode),
    () => Promise.resolve("0.0.0.0"),
  );
}
