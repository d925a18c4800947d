import type { IncomingMessage } from "node:http";

/** What a stand-in of a gateway does wrong. */
export interface GatewayFault {
  /** Of the method and path, as `POST /v1/refunds`. */
  call: RegExp;
  /** It is done, and the connection ends without an answer. */
  isLost?: boolean;
  /** This is answered instead. A body that is no text is JSON. */
  answer?: { status: number; body: unknown };
  /** With `answer`: it is done nevertheless, before the answer or when `doLate` is called. Absent: it is not done. */
  isDone?: "now" | "later";
  /** It is done, and its answer is another one. The answer's text is JSON. */
  change?: (answer: string) => string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Lets a stand-in fail on demand. The first fault that fits a call counts, until `faults` is emptied. */
export function withFaults(fetch: Fetch) {
  const faults: GatewayFault[] = [];
  const late: (() => unknown)[] = [];
  return {
    faults,
    /** Does what was called and is to be done later. */
    doLate: () => doAll(late),
    async fetch(request: Request, env?: { incoming: IncomingMessage }): Promise<Response> {
      const fault = faultOf(faults, `${request.method} ${new URL(request.url).pathname}`);
      if (fault?.answer !== undefined) {
        if (fault.isDone === "now") await fetch(request);
        if (fault.isDone === "later") late.push(await repeatable(request, fetch));
        return asResponse(fault.answer);
      }
      const answer = await fetch(request);
      if (fault?.isLost === true) env?.incoming.socket.destroy();
      if (fault?.change === undefined || !answer.ok) return answer;
      return asResponse({ status: answer.status, body: fault.change(await answer.text()) });
    },
  };
}

/** Returns the first fault of a call. */
export function faultOf(faults: readonly GatewayFault[], call: string): GatewayFault | undefined {
  return faults.find((fault) => fault.call.test(call));
}

/** Does what waits, in its order. */
export async function doAll(late: (() => unknown)[]): Promise<void> {
  for (const act of late.splice(0)) await act();
}

/** Keeps a request beyond its connection. */
async function repeatable(request: Request, fetch: Fetch): Promise<() => unknown> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  const body = method === "GET" ? null : await request.text();
  return () => fetch(new Request(url, { method, headers, body }));
}

function asResponse({ status, body }: NonNullable<GatewayFault["answer"]>): Response {
  return new Response(asText(body), { status, headers: { "content-type": "application/json" } });
}

/** Returns the text of a fault's answer. */
export function asText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
