type AccountPath = "/sign-in" | "/sign-up" | "/forgot-password";

/** Returns the address of the sign-in page (or another of `AccountPath`) with the path to return to in `from`. */
export function signInAddress(returnTo: string, path: AccountPath = "/sign-in"): string {
  return returnTo === "/" ? path : `${path}?${new URLSearchParams({ from: returnTo })}`;
}
