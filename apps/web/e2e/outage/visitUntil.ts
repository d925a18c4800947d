/** Result of one request: its status, or the reason for its failure. */
export interface Visit {
  what: string;
  outcome: string;
  /** Milliseconds. */
  took: number;
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
  asks: readonly (() => [what: string, url: string, body?: object])[],
  visits: Visit[],
): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const ask = asks[turn % asks.length];
    if (ask === undefined) return;
    const [what, url, body] = ask();
    visits.push(await visit(what, url, body));
  }
}

async function visit(what: string, url: string, body?: object): Promise<Visit> {
  const begun = performance.now();
  const headers = headersOfVisitor();
  const asked = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const outcome = await fetch(url, asked).then(
    async (answer) => {
      const text = await answer.text();
      return answer.status === 200 ? "200" : `${answer.status} ${text.slice(0, 200)}`;
    },
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error.message) : error),
  );
  return { what, outcome, took: performance.now() - begun };
}
