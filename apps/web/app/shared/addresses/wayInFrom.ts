import { signInAddress } from "#web/session/signInAddress.ts";

/** Pages that nobody needs to come back to, or whose address holds a secret that must not travel. */
const leftBehind = new Set([
  "/sign-in",
  "/sign-up",
  "/activate",
  "/allow-email-change",
  "/undo-email-change",
  "/forgot-password",
  "/reset-password",
]);

/** The way in from whichever page one is on, and back to it where that makes sense. */
export function wayInFrom({ pathname, search }: { pathname: string; search: string }): string {
  return signInAddress(leftBehind.has(pathname) ? "/" : pathname + search);
}
