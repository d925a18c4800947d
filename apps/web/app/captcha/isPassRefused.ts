/** Whether a call was refused because the server did not find the captcha's pass, a cookie. */
export function isPassRefused(answer: { ok: boolean; refusal?: { code: string } }): boolean {
  return !answer.ok && answer.refusal?.code === "captcha_required";
}
