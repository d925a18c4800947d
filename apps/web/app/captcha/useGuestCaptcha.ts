import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { useState } from "react";
import { captcha } from "./captcha.ts";
import { type CaptchaBox, useCaptcha } from "./useCaptcha.ts";

/** Captcha for guests, for both providers. */
export interface GuestCaptcha {
  /** reCAPTCHA's box; null if none is shown. */
  box: CaptchaBox | null;
  /** Set when the box is not ticked. It is a new object each time, so that focus can move to the box again. */
  missing: object | null;
  /** Resolves to whether the box is ticked; true if there is no box. Otherwise shows an error beside the box. */
  isDone: () => Promise<boolean>;
  /** Starts to obtain a pass in the background, if the captcha needs no user action. */
  begin: () => void;
  /** Waits until the pass is obtained. */
  ready: () => Promise<void>;
  /** Obtains another pass after the server refused the last one. Resolves to whether it succeeded. */
  renew: () => Promise<boolean>;
  /**
   * Prompts the guest again after the server refused the pass. `none`: no box is shown; `lost`: the browser blocks
   * cookies, so prompting again is pointless.
   */
  askAgain: () => "asked" | "none" | "lost";
}

interface GuestCaptchaTools {
  isGuest: boolean;
  settings: PublicSettings["captcha"];
}

/** ALTCHA solves its puzzle in the background; reCAPTCHA shows a box. Signed-in drivers get neither. */
export function useGuestCaptcha({ isGuest, settings }: GuestCaptchaTools): GuestCaptcha {
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
    isDone: async () => {
      if (box === null) return true;
      const isDone = (await captcha.proof()) !== null;
      setMissing(isDone ? null : {});
      return isDone;
    },
    begin: () => {
      if (isPuzzle && !captcha.isBegun()) captcha.begin("pass");
    },
    ready: async () => {
      // After a failure, the next request obtains another pass.
      if (isPuzzle && captcha.isBegun() && (await captcha.proof()) === null) captcha.drop();
    },
    renew: async () => isPuzzle && (await captcha.renew()) !== null,
    askAgain: () => {
      if (box === null) return "none";
      if (!captcha.refuse()) return "lost";
      setMissing({});
      return "asked";
    },
  };
}
