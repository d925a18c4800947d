type WayIn = "/sign-in" | "/sign-up" | "/forgot-password";

/** Where one signs in (or registers), and the path of this site to come back to. */
export function signInAddress(returnTo: string, path: WayIn = "/sign-in"): string {
  return returnTo === "/" ? path : `${path}?${new URLSearchParams({ from: returnTo })}`;
}
