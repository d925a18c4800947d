import type { captchaChallenge, verifyRecaptcha } from "@sayara/api-client/contract/captcha/captcha";
import type { AppContext } from "#api/server/http/App.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { Captcha } from "./Captcha.ts";
import { grantPass } from "./captchaPass.ts";
import { spendCaptcha } from "./spendCaptcha.ts";

/**
 * Returns a puzzle. `countUnconfirmed` counts the unconfirmed guest holds of the caller's network address; more holds make
 * the puzzle harder.
 */
export function challengeHandler({
  captcha,
  countUnconfirmed,
}: {
  captcha: Captcha | undefined;
  countUnconfirmed: (context: AppContext) => Promise<number>;
}): Handler<typeof captchaChallenge> {
  return async ({ dependencies, context }) => {
    const key = clientAddress(context);
    await limitRate(dependencies, { name: "captcha challenge", key, burst: 60, secondsEach: 2 });
    if (captcha === undefined) return { ok: true, status: 200, data: {} };
    const data = await captcha.challenge({ unconfirmedHolds: await countUnconfirmed(context) });
    return { ok: true, status: 200, data };
  };
}

/** Exchanges a solved captcha for a pass. Ignores the network address that the browser sends. */
export function verifyRecaptchaHandler({
  captcha,
}: {
  captcha: Captcha | undefined;
}): Handler<typeof verifyRecaptcha> {
  return async ({ params: { token }, dependencies, context }) => {
    const key = clientAddress(context);
    await limitRate(dependencies, { name: "captcha answer", key, burst: 60, secondsEach: 2 });
    if (!(await spendCaptcha({ captcha, db: dependencies.db }, token)))
      return { ok: true, status: 204, data: undefined };
    await grantPass(context);
    return { ok: true, status: 200, data: undefined };
  };
}
