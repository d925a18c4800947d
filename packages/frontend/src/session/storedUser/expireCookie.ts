/** Deletes a cookie for every possible domain: a page cannot read the domain for which it was set. */
export function expireCookie(name: string): void {
  const expired = `${name}=; Max-Age=0; Path=/`;
  document.cookie = expired;
  const labels = location.hostname.split(".");
  for (let first = 0; first < labels.length - 1; first++)
    document.cookie = `${expired}; Domain=${labels.slice(first).join(".")}`;
}
