import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { useState } from "react";
import { captcha } from "./captcha.ts";
import { type CaptchaBox, useCaptcha } from "./useCaptcha.ts";

/** Captcha of a guest, for both kinds of captcha. */
export interface GuestCaptcha {
  /** reCAPTCHA's box; null where none is shown. */
  box: CaptchaBox | null;
  /** Set when the box is not ticked; a new object each time, so that focus can move there again. */
  missing: object | null;
  /** Whether the box is ticked, where there is one. Shows an error beside it otherwise. */
  isDone: () => Promise<boolean>;
  /** Starts to earn a pass in the background, where the captcha needs no action of the user. */
  begin: () => void;
  /** Waits until that work is done. */
  ready: () => Promise<void>;
  /** Earns another pass after the server refused the last. Resolves to whether there is one. */
  renew: () => Promise<boolean>;
  /**
   * Asks the person again after the server refused the pass. `none`: there is no box to ask with; `lost`: the browser
   * keeps no cookie, so asking is no use.
   */
  askAgain: () => "asked" | "none" | "lost";
}

interface GuestCaptchaTools {
  isGuest: boolean;
  settings: PublicSettings["captcha"];
}

/** ALTCHA solves its puzzle in the background; reCAPTCHA shows a box. Signed-in drivers see neither. */
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
      // The next request earns another one.
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
