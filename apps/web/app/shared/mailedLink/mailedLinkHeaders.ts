/** Headers of a page whose address holds a token: no other site learns it, and no cache keeps the page. */
export function mailedLinkHeaders() {
  return { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };
}
