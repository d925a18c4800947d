/**
 * Whether a response is the server's own file: not an error, not the result of a redirect and not from another site.
 */
export function isStorable({ ok, type, redirected }: Pick<Response, "ok" | "type" | "redirected">): boolean {
  return ok && !redirected && type === "basic";
}
