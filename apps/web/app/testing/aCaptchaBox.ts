import type { CaptchaBox } from "#web/captcha/captchaField.ts";

/** The check against robots as a page shows it, standing still. */
export function aCaptchaBox(changes: Partial<CaptchaBox> = {}): CaptchaBox {
  return { state: "idle", siteKey: undefined, round: 0, start: () => {}, drop: () => {}, ...changes };
}
