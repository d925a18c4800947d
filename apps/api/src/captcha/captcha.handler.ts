import type { captchaChallenge, verifyRecaptcha } from "@sayara/api-client/contract/captcha/captcha";
import { clientAddress } from "#api/http/clientAddress.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { grantPass } from "./captchaPass.ts";
import { spendCaptcha } from "./spendCaptcha.ts";

export const handleCaptchaChallenge: Handler<typeof captchaChallenge> = async ({ dependencies, context }) => {
  const key = clientAddress(context);
  await limitRate(dependencies, { name: "captcha challenge", key, burst: 60, secondsEach: 2 });
  return { ok: true, status: 200, data: (await dependencies.captcha?.challenge()) ?? {} };
};

/** Takes a solved captcha and gives a pass for it. The address that the browser claims is not looked at. */
export const handleVerifyRecaptcha: Handler<typeof verifyRecaptcha> = async ({
  params: { token },
  dependencies,
  context,
}) => {
  const key = clientAddress(context);
  await limitRate(dependencies, { name: "captcha answer", key, burst: 60, secondsEach: 2 });
  if (!(await spendCaptcha(dependencies, token))) return { ok: true, status: 204, data: undefined };
  await grantPass(context);
  return { ok: true, status: 200, data: undefined };
};
