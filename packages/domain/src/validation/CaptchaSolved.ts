import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * Requires a form's captcha to be solved (product.md, section 5) [VA21]. A marketplace without captchas
 * passes `true`. The API verifies the proof separately: a captcha pass or a `CaptchaToken`.
 */
export const CaptchaSolved = v.literal(true, validationMessage("captcha_required"));
