/** While a sign-out runs, it redirects; private pages do not. */
export const ongoingSignOut = { isRunning: false };
