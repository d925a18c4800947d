import { signInAddress } from "@sayara/frontend/session/signInAddress";

/** Pages without a return path: account pages, and pages whose URL contains a secret. */
const pagesWithoutReturn = new Set([
  "/sign-in",
  "/sign-up",
  "/activate",
  "/allow-email-change",
  "/undo-email-change",
  "/forgot-password",
  "/reset-password",
]);

/** Returns the URL of the sign-in page with the current page as `from`. */
export function signInAddressFrom({ pathname, search }: { pathname: string; search: string }): string {
  return signInAddress(pagesWithoutReturn.has(pathname) ? "/" : pathname + search);
}
