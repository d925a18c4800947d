import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { useState } from "react";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { type CaptchaBox, useCaptcha } from "@sayara/frontend/captcha/useCaptcha";

/** Captcha for guests, for both providers. */
export interface GuestCaptcha {
  /** reCAPTCHA's box; null if none is shown. */
  box: CaptchaBox | null;
  /** Set when the box is not ticked. It is a new object each time, so that focus can move to the box again. */
  missing: object | null;
  /**
   * Resolves to whether the box is ticked; true if there is no box. Shows an error beside a box that is not
   * ticked.
   */
  checkTicked: () => Promise<boolean>;
  /** Starts to obtain a pass in the background, if the captcha needs no user action. */
  begin: () => void;
  /** Waits until the pass is obtained or has failed. */
  waitForPass: () => Promise<void>;
  /** Obtains another pass after the server refused the last one. Resolves to whether it succeeded. */
  renew: () => Promise<boolean>;
  /**
   * Prompts the guest again after the server refused the pass. `none`: no box is shown; `cookiesBlocked`: the browser blocks
   * cookies, so prompting again is pointless.
   */
  promptAgain: () => "prompted" | "none" | "cookiesBlocked";
}

interface GuestCaptchaOptions {
  isGuest: boolean;
  settings: PublicSettings["captcha"];
}

/** ALTCHA solves its puzzle in the background; reCAPTCHA shows a box. Signed-in drivers get neither. */
export function useGuestCaptcha({ isGuest, settings }: GuestCaptchaOptions): GuestCaptcha {
  const shown = useCaptcha("pass");
  const [missing, setMissing] = useState<object | null>(null);
  const isPuzzle = isGuest && settings.enabled && settings.provider === "altcha";
  const box = isGuest && shown?.siteKey !== undefined ? shown : null;
  return {
    box: box && {
      ...box,
      start: (token) => {
        setMissing(null);
        box.start(token);
      },
    },
    missing,
    checkTicked: async () => {
      if (box === null) return true;
      const isTicked = (await captcha.proof()) !== null;
      setMissing(isTicked ? null : {});
      return isTicked;
    },
    begin: () => {
      if (isPuzzle && !captcha.hasStarted()) captcha.begin("pass");
    },
    waitForPass: async () => {
      // After a failure, the next request obtains another pass.
      if (isPuzzle && captcha.hasStarted() && (await captcha.proof()) === null) captcha.drop();
    },
    renew: async () => isPuzzle && (await captcha.renew()) !== null,
    promptAgain: () => {
      if (box === null) return "none";
      if (!captcha.refuse()) return "cookiesBlocked";
      setMissing({});
      return "prompted";
    },
  };
}
