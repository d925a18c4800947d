/** Returns whether the server refused a call because the captcha pass (a cookie) was missing. */
export function isPassRefused(response: { ok: boolean; refusal?: { code: string } }): boolean {
  return !response.ok && response.refusal?.code === "captcha_required";
}
