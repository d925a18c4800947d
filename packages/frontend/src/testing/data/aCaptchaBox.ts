import type { CaptchaBox } from "@sayara/frontend/captcha/useCaptcha";

/** An inert captcha box. */
export function aCaptchaBox(changes: Partial<CaptchaBox> = {}): CaptchaBox {
  return { state: "idle", siteKey: undefined, round: 0, start: () => {}, drop: () => {}, ...changes };
}
