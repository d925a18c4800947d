import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * The captcha of a form, which must be completed (specification, section 5) [VA21]. Where a marketplace asks for none,
 * the form hands in true. That it really was is the API's to check: by a pass, or by a `CaptchaToken`.
 */
export const CaptchaSolved = v.literal(true, validationMessage("captcha_required"));
