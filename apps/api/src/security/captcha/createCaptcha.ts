import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { altcha } from "./altcha.ts";
import type { Captcha } from "./Captcha.ts";
import { recaptcha } from "./recaptcha.ts";

/** Creates the configured captcha; undefined when captchas are switched off. */
export function createCaptcha(
  tools: Pick<Dependencies, "config" | "clock" | "randomBytes">,
): Captcha | undefined {
  const { provider } = tools.config.captcha;
  switch (provider) {
    case "altcha":
      return altcha(tools);
    case "recaptcha":
      return recaptcha(tools);
    case "off":
      return undefined;
  }
}
