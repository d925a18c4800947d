import { CaptchaToken } from "@sayara/domain/validation/CaptchaToken";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** A puzzle for the browser to solve; its fields are the captcha library's. */
export const captchaChallenge = defineEndpoint({
  name: "captchaChallenge",
  method: "GET",
  path: "/api/captcha-challenge",
  answers: { 200: v.record(v.string(), v.unknown()) },
});

/** 200: solved, and the cookie set now lets one sign-up, contact or guest checkout through; 204: not solved. The address given is ignored. */
export const verifyRecaptcha = defineEndpoint({
  name: "verifyRecaptcha",
  method: "POST",
  path: "/api/verify-recaptcha/{token}/{ip}",
  params: v.object({ token: CaptchaToken, ip: v.pipe(v.string(), v.maxLength(64)) }),
  answers: { 200: noContent, 204: noContent },
  secretInUrl: true,
});
