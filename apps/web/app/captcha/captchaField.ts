import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import type { CaptchaState, CaptchaTools } from "./useCaptcha.ts";

/** The check against robots as a page shows it. */
export interface CaptchaBox {
  state: CaptchaState;
  /** Google's key for this site, where Google does the asking; else it is our own puzzle. */
  siteKey: string | undefined;
  /** Grows whenever the person has to be asked anew. */
  round: number;
  /** The person says that they are one: the work begins, unless a token shows that it is done. */
  start: (token?: string) => void;
  /** What was ticked has run out. */
  drop: () => void;
}

/** The captcha as one field, `captcha`, of a form that asks for it. */
export function captchaField(
  form: { change: (name: "captcha", isTicked: boolean) => void },
  { isAsked, state, siteKey, round, start, drop }: CaptchaTools<unknown>,
) {
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
    /** Null where none is asked for. */
    box: isAsked ? box : null,
    /** The answer to a form whose captcha is missing, spent or too old. */
    doubt: () => {
      forget();
      return { errors: { captcha: validationMessage("captcha_required") } };
    },
  };
}
