type AccountPath = "/sign-in" | "/sign-up" | "/forgot-password";

/** Returns the URL of the sign-in page (or another `AccountPath`) with the return path in `from`. */
export function signInAddress(returnTo: string, path: AccountPath = "/sign-in"): string {
  return returnTo === "/" ? path : `${path}?${new URLSearchParams({ from: returnTo })}`;
}
