import type { Client } from "@sayara/api-client/client/createClient";
import { captchaChallenge } from "@sayara/api-client/contract/captcha/captcha";
import type { Challenge, Solution } from "altcha-lib/types";
import { solveInWorker } from "./solveInWorker.ts";

type Solve = (challenge: Challenge) => Promise<Solution | null>;

/** Fetches a puzzle and solves it. Returns the token, or null on failure. */
export async function solveCaptcha(call: Client, solve: Solve = solveInWorker): Promise<string | null> {
  const outcome = await call(captchaChallenge, {});
  if (!outcome.ok || !isChallenge(outcome.data)) return null;
  const challenge = outcome.data;
  const solution = await solve(challenge);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

function isChallenge(body: object): body is Challenge {
  if (!("parameters" in body)) return false;
  const { parameters } = body;
  return typeof parameters === "object" && parameters !== null && "algorithm" in parameters;
}
