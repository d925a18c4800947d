/** Deletes a cookie for every possible domain: a page cannot read the domain for which it was set. */
export function expireCookie(name: string): void {
  const gone = `${name}=; Max-Age=0; Path=/`;
  document.cookie = gone;
  const labels = location.hostname.split(".");
  for (let first = 0; first < labels.length - 1; first++)
    document.cookie = `${gone}; Domain=${labels.slice(first).join(".")}`;
}
