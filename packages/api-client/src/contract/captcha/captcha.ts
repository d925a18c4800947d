import { CaptchaToken } from "@sayara/domain/validation/CaptchaToken";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { text } from "../texts.ts";

/** A captcha puzzle for the browser. Its fields are defined by the captcha library; plain values only. */
export const CaptchaChallenge = v.pipe(
  v.record(text(100), v.unknown()),
  v.check((fields) => isPlain(fields, 4)),
);

/** Returns a captcha challenge, a {@link CaptchaChallenge}. */
export const captchaChallenge = defineEndpoint({
  name: "captchaChallenge",
  method: "GET",
  path: "/api/captcha-challenge",
  responses: { 200: CaptchaChallenge },
});

/** Input schemas of {@link verifyRecaptcha}. */
export const verifyRecaptchaInput = {
  params: v.object({ token: CaptchaToken, ip: v.pipe(v.string(), v.maxLength(64)) }),
};

/**
 * Exchanges a captcha solution for a pass. `solved`: the response sets a cookie that permits one sign-up, contact
 * message or guest checkout. The address parameter is ignored.
 */
export const verifyRecaptcha = defineEndpoint({
  name: "verifyRecaptcha",
  method: "POST",
  path: "/api/verify-recaptcha/{token}/{ip}",
  input: inputOf<typeof verifyRecaptchaInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "solved", 204: "notSolved" },
  secretInUrl: true,
});

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.length <= 2000;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return ["boolean", "undefined"].includes(typeof value);
  return (
    depth > 0 && Object.entries(value).every(([key, field]) => key.length <= 100 && isPlain(field, depth - 1))
  );
}
