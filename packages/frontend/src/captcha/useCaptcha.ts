import { useEffect } from "react";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { type CaptchaProof, type CaptchaState, captcha, canShowCaptcha, useCaptchaState } from "./captcha.ts";

/** State and callbacks of the captcha's box. */
export interface CaptchaBox {
  state: CaptchaState;
  /** reCAPTCHA's site key; undefined for the site's own puzzle. */
  siteKey: string | undefined;
  /** Changing this counter resets the box. */
  round: number;
  /** Called when the box is ticked. Starts the site's own puzzle, or receives reCAPTCHA's token. */
  start: (token?: string) => void;
  /** Called when the token has expired. */
  drop: () => void;
}

/**
 * Returns the state of the page's captcha box; null if no captcha is required. The page's action then uses
 * the proof.
 */
export function useCaptcha(proof: CaptchaProof): CaptchaBox | null {
  const settings = useSettings().captcha;
  const captchaState = useCaptchaState();
  useEffect(() => captcha.close, []);
  if (!canShowCaptcha(settings)) return null;
  return {
    ...captchaState,
    siteKey: settings.provider === "recaptcha" ? settings.siteKey : undefined,
    start: (token) => captcha.begin(proof, token),
    drop: captcha.drop,
  };
}
