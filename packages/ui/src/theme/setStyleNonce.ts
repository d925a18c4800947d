/**
 * Sets the nonce of the style elements that dialogs insert to lock scrolling, as a content security policy
 * requires. Call it once in the browser, before the first dialog opens.
 *
 * @example
 * setStyleNonce(document.querySelector("script[nonce]")?.nonce);
 */
export function setStyleNonce(nonce: string | undefined): void {
  // The global that Radix's scroll lock reads.
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
