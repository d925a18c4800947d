import * as v from "valibot";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import type { Captcha } from "./Captcha.ts";

/** Timeout for Google's response, and lifetime of a token, in milliseconds. */
const TIMEOUT = 5000;
const LIFETIME = 2 * 60_000;
/** Seconds after which a token may be sent again. */
const RETRY_AFTER = 2;
const Verdict = v.object({ success: v.boolean() });

/** Creates Google's reCAPTCHA. Does not send the visitor's network address to Google. */
export function recaptcha({ config, clock }: Pick<Dependencies, "config" | "clock">): Captcha {
  const { siteKey, secret, url } = config.captcha.recaptcha;
  return {
    provider: "recaptcha",
    siteKey,
    challenge: () => Promise.resolve({ siteKey }),
    async check(token) {
      const { success } = await fetchVerdict(url, new URLSearchParams({ secret, response: token }));
      const expiresAt = new Date(clock().getTime() + LIFETIME);
      return success ? { key: `recaptcha ${hashOf(token)}`, expiresAt } : undefined;
    },
  };
}

/**
 * Asks Google for a verdict.
 *
 * @throws RefusalError `unavailable` without a valid response before the timeout.
 */
async function fetchVerdict(url: string, body: URLSearchParams): Promise<v.InferOutput<typeof Verdict>> {
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    if (response.ok) return v.parse(v.pipe(v.string(), v.parseJson(), Verdict), text);
  } catch {
    // A failed, late or unexpected response is rejected below, like a server error.
  }
  throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
}
