import { useEffect } from "react";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { type CaptchaProof, type CaptchaState, captcha, isShown, useCaptchaState } from "./captcha.ts";

/** The captcha as a page shows it. */
export interface CaptchaBox {
  state: CaptchaState;
  /** Site key of reCAPTCHA; undefined for the own puzzle. */
  siteKey: string | undefined;
  /** Counter whose change resets the box. */
  round: number;
  /** Called with the tick. Starts the own puzzle; reCAPTCHA passes its token. */
  start: (token?: string) => void;
  /** Called when the token has expired. */
  drop: () => void;
}

/** Returns the box of the page's captcha, which the page's action then uses; null where none is required. */
export function useCaptcha(proof: CaptchaProof): CaptchaBox | null {
  const settings = useSettings().captcha;
  const shown = useCaptchaState();
  useEffect(() => captcha.close, []);
  if (!isShown(settings)) return null;
  return {
    ...shown,
    siteKey: settings.provider === "recaptcha" ? settings.siteKey : undefined,
    start: (token) => captcha.begin(proof, token),
    drop: captcha.drop,
  };
}
