import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders the portal's only document at build time: a start screen without texts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  return new Response(prelude, { headers, status });
}
