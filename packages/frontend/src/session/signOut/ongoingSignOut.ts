/** State of a running sign-out. While it runs, only the sign-out redirects, and private pages do not. */
export const ongoingSignOut = { isRunning: false };
