/** Result of one request: its status, or the reason for its failure. */
export interface Visit {
  kind: string;
  outcome: string;
  /** Milliseconds. */
  durationMs: number;
}

let visitors = 0;

/** Returns headers with a new visitor address, so that limits per address do not apply. */
function headersOfVisitor(): Record<string, string> {
  visitors += 1;
  return {
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${(visitors >> 8) % 256}.${visitors % 256}`,
  };
}

/** Makes requests in sequence until stopped and returns their results. */
export async function visitUntil(
  isOver: () => boolean,
  requests: readonly (() => [kind: string, url: string, body?: object])[],
  visits: Visit[],
): Promise<void> {
  for (let index = 0; !isOver(); index++) {
    const request = requests[index % requests.length];
    if (request === undefined) return;
    const [kind, url, body] = request();
    visits.push(await visit(kind, url, body));
  }
}

async function visit(kind: string, url: string, body?: object): Promise<Visit> {
  const startedAt = performance.now();
  const headers = headersOfVisitor();
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const outcome = await fetch(url, init).then(
    async (response) => {
      const text = await response.text();
      return response.status === 200 ? "200" : `${response.status} ${text.slice(0, 200)}`;
    },
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error.message) : error),
  );
  return { kind, outcome, durationMs: performance.now() - startedAt };
}
