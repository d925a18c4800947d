/**
 * Lets dialogs lock scrolling under a content security policy: what they put into a style sheet carries this
 * nonce. Call it once in the browser, before the first dialog opens.
 *
 * @example
 * setStyleNonce(document.querySelector("script[nonce]")?.nonce);
 */
export function setStyleNonce(nonce: string | undefined): void {
  // The name that Radix's scroll lock looks for.
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
