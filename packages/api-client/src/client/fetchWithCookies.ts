/**
 * Creates a `fetch` that keeps cookies between calls, as a browser does, for sessions in scripts and tests in Node. Use
 * one per user and API: every cookie is sent with every call.
 *
 * @param origin the website's origin, which the API requires with a cookie
 * @example
 * const api = createApi({ baseUrl, fetch: fetchWithCookies({ origin: "https://www.example.tn" }) });
 */
export function fetchWithCookies({ origin }: { origin: string }): typeof globalThis.fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set("origin", origin);
    if (cookies.size > 0 && request.credentials !== "omit") {
      request.headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    }
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /;\s*max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
