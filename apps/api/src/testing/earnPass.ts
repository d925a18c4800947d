import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { demoWebServerSecret } from "#api/server/config/Environment.ts";
import { registerSecret } from "./watchLogs.ts";

let visitorCount = 0;

/** Returns headers of a visitor with a new address, as the website's server sends them. */
export function aVisitor(): Record<string, string> {
  visitorCount += 1;
  const address = `198.18.${Math.floor(visitorCount / 250)}.${visitorCount % 250}`;
  registerSecret(address);
  return {
    origin: "http://localhost:3000",
    "x-visitor-address": address,
    "x-web-server-secret": demoWebServerSecret,
  };
}

/** Solves a captcha and returns the cookie of its pass. */
export async function earnPass(url: string, visitor = aVisitor()): Promise<string> {
  const challengeResponse = await fetch(`${url}/api/captcha-challenge`, { headers: visitor });
  const challenge = (await challengeResponse.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const path = `/api/verify-recaptcha/${encodeURIComponent(token)}/0.0.0.0`;
  const response = await fetch(`${url}${path}`, { method: "POST", headers: visitor });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const secret of [token, cookie.split("=")[1]]) registerSecret(secret);
  return cookie;
}
