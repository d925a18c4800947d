/** Headers of a page whose address contains a token: no referrer, no cache. */
export function mailedLinkHeaders() {
  return { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
}
