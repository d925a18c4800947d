import type { IncomingMessage } from "node:http";

/** A fault that a gateway stand-in simulates. */
export interface GatewayFault {
  /** Matches the method and path, such as `POST /v1/refunds`. */
  call: RegExp;
  /** Executes the call, then closes the connection without a response. */
  isLost?: boolean;
  /** Sends this response instead. A body that is not a string is sent as JSON. */
  answer?: { status: number; body: unknown };
  /**
   * With `answer`: also executes the call, before the response or when `runPostponed` is called. Absent: the call is
   * not
   * executed.
   */
  isDone?: "now" | "later";
  /** Executes the call and changes its response, which is passed as JSON text. */
  change?: (answer: string) => string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Makes a stand-in fail on demand. The first fault that matches a call applies, until `faults` is emptied. */
export function withFaults(fetch: Fetch) {
  const faults: GatewayFault[] = [];
  const late: (() => unknown)[] = [];
  return {
    faults,
    /** Performs the calls that a fault with `isDone: "later"` postponed. */
    runPostponed: () => runAll(late),
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

/** Returns the first fault that matches a call. */
export function faultOf(faults: readonly GatewayFault[], call: string): GatewayFault | undefined {
  return faults.find((fault) => fault.call.test(call));
}

/** Runs the postponed calls in order. */
export async function runAll(late: (() => unknown)[]): Promise<void> {
  for (const act of late.splice(0)) await act();
}

/** Copies a request so that it outlives its connection. */
async function repeatable(request: Request, fetch: Fetch): Promise<() => unknown> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  const body = method === "GET" ? null : await request.text();
  return () => fetch(new Request(url, { method, headers, body }));
}

function asResponse({ status, body }: NonNullable<GatewayFault["answer"]>): Response {
  return new Response(asText(body), { status, headers: { "content-type": "application/json" } });
}

/** Returns the body of a fault's response as text. */
export function asText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
