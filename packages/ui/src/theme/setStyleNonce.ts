/**
 * Sets the nonce that a content security policy requires on the style elements that dialogs insert to lock scrolling.
 * Call it once in the browser, before the first dialog opens.
 *
 * @example
 * setStyleNonce(document.querySelector("script[nonce]")?.nonce);
 */
export function setStyleNonce(nonce: string | undefined): void {
  // The global variable that Radix's scroll lock reads.
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
