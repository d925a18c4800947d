/** The parts of a `FetchEvent` that are used. */
interface Navigation {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
}

/**
 * Returns the server's response to a navigation: the response to the browser's preload request, or otherwise
 * to a new request. Firefox resolves a preload without a connection to a response of type "error", which
 * would be shown as the browser's error page.
 *
 * @throws TypeError without a connection
 */
export async function requestDocument({ request, preloadResponse }: Navigation): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded === undefined || preloaded.type === "error" ? fetch(request) : preloaded;
}
