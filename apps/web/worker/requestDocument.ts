/** The parts of a `FetchEvent` that are read. */
interface Navigation {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
}

/**
 * Returns the server's answer to a navigation: the one that the browser has requested while the worker started, else a
 * request of its own. Firefox resolves a preload without a connection to a response of type "error", which a page shows
 * as the browser's own failure.
 *
 * @throws TypeError without a connection
 */
export async function requestDocument({ request, preloadResponse }: Navigation): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded === undefined || preloaded.type === "error" ? fetch(request) : preloaded;
}
