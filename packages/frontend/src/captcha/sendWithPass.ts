import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { captcha } from "./captcha.ts";
import { cookiesBlocked } from "./cookiesBlocked.ts";
import { isCaptchaRequired } from "./isCaptchaRequired.ts";

/** Why the captcha stopped a form: its box must be ticked, or the browser blocks cookies. */
type CaptchaRefusal = { errors: { captcha: string } } | { problem: typeof cookiesBlocked };

/**
 * Sends a form that requires a captcha pass. A pass is short-lived and valid once. If it is refused, obtains
 * a new one without user action, where the captcha allows that, and sends the form again.
 */
export async function sendWithPass<Response extends Parameters<typeof isCaptchaRequired>[0]>(
  send: () => Promise<Response>,
): Promise<{ response: Response; refused?: never } | { response?: never; refused: CaptchaRefusal }> {
  if (captcha.isRequired() && (await captcha.proof()) === null) {
    captcha.drop();
    return { refused: missingCaptcha };
  }
  const response = await send();
  if (!isCaptchaRequired(response)) return { response };
  if ((await captcha.renew()) === null)
    return { refused: captcha.refuse() ? missingCaptcha : { problem: cookiesBlocked } };
  const secondResponse = await send();
  return isCaptchaRequired(secondResponse)
    ? { refused: { problem: cookiesBlocked } }
    : { response: secondResponse };
}

const missingCaptcha: CaptchaRefusal = { errors: { captcha: validationMessage("captcha_required") } };
