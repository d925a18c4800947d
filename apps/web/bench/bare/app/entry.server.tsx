import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { documentContext } from "#web/request/documentContext.ts";
import { withBufferedData } from "#web/request/withBufferedData.server.ts";
import { withoutPreloads } from "#web/request/withoutPreloads.ts";

export { createRequestContexts } from "#web/request/createRequestContexts.ts";

/** Renders the bare page, as the site's own entry does. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(documentContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const router = await withBufferedData(withoutPreloads(routerContext));
  const html = renderToString(<ServerRouter context={router} url={request.url} nonce={nonce} />);
  return new Response(html, { headers, status });
}
