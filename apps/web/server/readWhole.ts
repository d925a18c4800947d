/**
 * Returns the request with its body in memory, so that a render never waits for a slow sender. `boundBody` limits the
 * size, the server's request timeout the time.
 */
export async function readWhole(request: Request): Promise<Request> {
  if (request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
}
