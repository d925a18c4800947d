/** Returns a `fetch` with a cookie jar for one host. */
export function createCookieFetch(): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    if (jar.size > 0) request.headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
      jar.set(name, value);
    }
    return response;
  };
}
