/** Headers of a page whose URL contains a token: no referrer, no cache. */
export function mailedLinkHeaders() {
  return { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
}
