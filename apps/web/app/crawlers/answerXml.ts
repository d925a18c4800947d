/** Answers with a document for crawlers, which anyone may keep for an hour. */
export function answerXml(text: string): Response {
  const headers = { "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
  return new Response(text, { headers });
}
