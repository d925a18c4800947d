/** Returns whether the server refused a call because the captcha pass (a cookie) was missing. */
export function isPassRefused(answer: { ok: boolean; refusal?: { code: string } }): boolean {
  return !answer.ok && answer.refusal?.code === "captcha_required";
}
