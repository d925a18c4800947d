/** Returns whether the server refused a call because the captcha pass (a cookie) is missing. */
export function isCaptchaRequired(response: { ok: boolean; refusal?: { code: string } }): boolean {
  return !response.ok && response.refusal?.code === "captcha_required";
}
