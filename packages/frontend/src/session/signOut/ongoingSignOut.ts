/** While a sign-out runs, only it redirects; private pages do not. */
export const ongoingSignOut = { isRunning: false };
