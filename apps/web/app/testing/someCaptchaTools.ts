import type { CaptchaTools } from "#web/captcha/useCaptcha.ts";

/** A captcha that brings this proof, without work. */
export function someCaptchaTools<Proof>(
  proof: Proof,
  changes: Partial<CaptchaTools<Proof>> = {},
): CaptchaTools<Proof> {
  return {
    isAsked: true,
    state: "idle",
    siteKey: undefined,
    round: 0,
    start: () => {},
    proof: () => Promise.resolve(proof),
    renew: () => Promise.resolve(proof),
    drop: () => {},
    ...changes,
  };
}
