import type { CaptchaTools } from "#web/captcha/useCaptcha.ts";

/** A solved captcha with this proof. */
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
    refuse: () => true,
    ...changes,
  };
}
