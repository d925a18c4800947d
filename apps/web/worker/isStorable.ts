/** Whether an answer is the server's file itself: not an error, not what a redirect led to, not another site's. */
export function isStorable({ ok, type, redirected }: Pick<Response, "ok" | "type" | "redirected">): boolean {
  return ok && !redirected && type === "basic";
}
