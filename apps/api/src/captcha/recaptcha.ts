import * as v from "valibot";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { hashOf } from "#api/security/hashOf.ts";
import type { Captcha } from "./Captcha.ts";

/** Timeout of Google's answer, and lifetime of a token, in milliseconds. */
const PATIENCE = 5000;
const LIFETIME = 2 * 60_000;
const Verdict = v.object({ success: v.boolean() });

/** Google's reCAPTCHA. Does not send the visitor's address to Google. */
export function recaptcha({ config, clock }: Pick<Dependencies, "config" | "clock">): Captcha {
  const { siteKey, secret, url } = config.captcha.recaptcha;
  return {
    provider: "recaptcha",
    siteKey,
    challenge: () => Promise.resolve({ siteKey }),
    async check(token) {
      const answer = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { success } = v.parse(Verdict, await answer.json());
      const expiresAt = new Date(clock().getTime() + LIFETIME);
      return success ? { key: `recaptcha ${hashOf(token)}`, expiresAt } : undefined;
    },
  };
}
