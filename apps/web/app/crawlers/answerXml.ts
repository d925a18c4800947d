import { Fault } from "@sayara/api-client/client/Fault";

/** Seconds after which a crawler may ask again. */
const RETRY_AFTER = "60";

/**
 * Answers with a document for crawlers, which anyone may keep for an hour. While the API is away the answer is 503, at
 * the crawler's limit 429: it keeps what it has, and asks again.
 */
export async function answerXml(write: () => Promise<string>): Promise<Response> {
  try {
    const headers = { "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
    return new Response(await write(), { headers });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return new Response(null, {
      status: error.status === 429 ? 429 : 503,
      headers: { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" },
    });
  }
}
