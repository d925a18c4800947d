import type { Client } from "@sayara/api-client/client/createClient";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { useRef, useState } from "react";
import { captchaField, type CaptchaBox } from "./captchaField.ts";
import { useCaptcha } from "./useCaptcha.ts";

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
  openApi: () => Promise<Client>;
}

/** ALTCHA solves its puzzle in the background; reCAPTCHA shows a box. Signed-in drivers see neither. */
export function useGuestCaptcha({ isGuest, settings, openApi }: GuestCaptchaTools): GuestCaptcha {
  const box = useTickBox(isGuest);
  const pass = usePass(isGuest && settings.enabled && settings.provider === "altcha", openApi);
  return { ...pass, ...box, renew: box.box === null ? pass.renew : () => Promise.resolve(false) };
}

const openPass = async () => ({ earn: (await import("./obtainPass.ts")).obtainPass });

function useTickBox(isGuest: boolean): Pick<GuestCaptcha, "box" | "missing" | "isDone" | "askAgain"> {
  const captcha = useCaptcha(openPass);
  const [missing, setMissing] = useState<object | null>(null);
  const { box } = captchaField({ change: (_name, isTicked) => isTicked && setMissing(null) }, captcha);
  if (!isGuest || captcha.siteKey === undefined || box === null)
    return { box: null, missing: null, isDone: () => Promise.resolve(true), askAgain: () => "none" };
  return {
    box,
    missing,
    isDone: async () => {
      const isDone = (await captcha.proof()) !== null;
      setMissing(isDone ? null : {});
      return isDone;
    },
    askAgain: () => {
      if (!captcha.refuse()) return "lost";
      setMissing({});
      return "asked";
    },
  };
}

function usePass(
  isAsked: boolean,
  openApi: () => Promise<Client>,
): Pick<GuestCaptcha, "begin" | "ready" | "renew"> {
  const earned = useRef<Promise<boolean> | null>(null);

  async function earn(): Promise<boolean> {
    try {
      const [call, { obtainPass }] = await Promise.all([openApi(), import("./obtainPass.ts")]);
      return (await obtainPass(call)) !== null;
    } catch {
      // The request is sent without a pass; the server refuses it with `captcha_required`.
      return false;
    }
  }

  function renew(): Promise<boolean> {
    earned.current = earn();
    return earned.current;
  }

  return {
    begin: () => {
      if (isAsked && earned.current === null) void renew();
    },
    ready: async () => {
      if ((await earned.current) === false) earned.current = null;
    },
    renew,
  };
}
