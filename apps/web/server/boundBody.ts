import type { HttpBindings } from "@hono/node-server";

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Bytes. The website's forms send a few hundred; larger bodies go to the API. */
const LIMIT = 64 * 1024;

/** Rejects a request whose body exceeds the limit or has no announced length. */
export function boundBody(fetch: Fetch): Fetch {
  return (request, env) => {
    const { headers } = env.incoming;
    if (headers["transfer-encoding"] !== undefined) return refuse(411, "Length required");
    if (Number(headers["content-length"] ?? 0) > LIMIT) return refuse(413, "Too large");
    return fetch(request, env);
  };
}

function refuse(status: number, words: string): Response {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    Connection: "close",
    "Cache-Control": "no-store",
  };
  return new Response(words, { status, headers });
}
