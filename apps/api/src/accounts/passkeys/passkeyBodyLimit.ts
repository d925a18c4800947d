/** Maximum bytes of a body with a passkey's response. */
export const passkeyBodyLimit = 32 * 1024;
