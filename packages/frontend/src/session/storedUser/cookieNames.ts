/** Returns the names of the cookies that scripts of this page can read. */
export function cookieNames(): string[] {
  return document.cookie.split("; ").flatMap((cookie) => cookie.split("=", 1).filter(Boolean));
}
