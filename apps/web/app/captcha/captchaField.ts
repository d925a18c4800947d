import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { cookiesLost } from "./cookiesLost.ts";
import type { CaptchaState, CaptchaTools } from "./useCaptcha.ts";

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

/** The captcha as the field `captcha` of a form. */
export function captchaField(
  form: { change: (name: "captcha", isTicked: boolean) => void },
  { isAsked, state, siteKey, round, start, drop, refuse }: CaptchaTools<unknown>,
) {
  const missing = { errors: { captcha: validationMessage("captcha_required") } };
  const forget = () => {
    drop();
    form.change("captcha", false);
  };
  const box: CaptchaBox = {
    state,
    siteKey,
    round,
    start: (token) => {
      form.change("captcha", true);
      start(token);
    },
    drop: forget,
  };
  return {
    /** Null without a captcha. */
    box: isAsked ? box : null,
    /** Returns the form's error for a missing captcha. */
    missingCaptcha: () => {
      forget();
      return missing;
    },
    /** Returns the form's error for a pass that the server has not found; its problem where cookies are lost. */
    refusedPass: () => {
      const mayAskAgain = refuse();
      form.change("captcha", false);
      return mayAskAgain ? missing : { problem: cookiesLost };
    },
  };
}
