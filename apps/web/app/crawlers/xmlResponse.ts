import { Fault } from "@sayara/api-client/client/Fault";

/** Seconds after which a crawler may retry. */
const RETRY_AFTER = "60";

/**
 * Returns a document for crawlers, publicly cacheable for an hour. The response is 503 while the API is unavailable and
 * 429 at the crawler's rate limit; the crawler then keeps its copy and retries.
 */
export async function xmlResponse(render: () => Promise<string>): Promise<Response> {
  try {
    const headers = { "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
    return new Response(await render(), { headers });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return new Response(null, {
      status: error.status === 429 ? 429 : 503,
      headers: { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" },
    });
  }
}
