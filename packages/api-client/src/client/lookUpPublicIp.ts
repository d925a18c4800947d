import * as v from "valibot";

const IpResponse = v.object({ ip: v.pipe(v.string(), v.ip()) });

/**
 * Calls a third-party service for the visitor's public address (product.md, section 7). Returns null on any error, so
 * that it never blocks a page. `url` must return JSON `{ ip }`.
 *
 * @example
 * const ip = (await lookUpPublicIp({ url: "https://ip.example/json" })) ?? "0.0.0.0";
 */
export async function lookUpPublicIp({
  url,
  fetch = globalThis.fetch,
  timeout = 2000,
}: {
  url: string;
  fetch?: typeof globalThis.fetch;
  /** Timeout in milliseconds. */
  timeout?: number;
}): Promise<string | null> {
  // Not `AbortSignal.timeout`: older browsers and React Native lack it.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(url, { credentials: "omit", signal: controller.signal });
    return v.parse(IpResponse, await response.json()).ip;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
