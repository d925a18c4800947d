import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

const MAX_LENGTH = 8000;

/** A solved captcha in its provider's format, at most 8,000 characters. Can be used for one request [VA21]. */
export const CaptchaToken = v.pipe(
  v.string(validationMessage("captcha_required")),
  v.maxLength(MAX_LENGTH, validationMessage("too_long", { max: MAX_LENGTH })),
);
export type CaptchaToken = v.InferOutput<typeof CaptchaToken>;
