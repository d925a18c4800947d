import type { IncomingMessage } from "node:http";

/** A fault that a gateway stand-in simulates. */
export interface GatewayFault {
  /** Matches the method and path, such as `POST /v1/refunds`. */
  call: RegExp;
  /** Executes the call, then closes the connection without a response. */
  losesResponse?: boolean;
  /** Sends this response instead. A body that is not a string is sent as JSON. */
  response?: { status: number; body: unknown };
  /**
   * With `response`: also executes the call, before the response or when `runPostponed` is called. Absent: the call is
   * not
   * executed.
   */
  execution?: "now" | "later";
  /** Executes the call and changes its response, which is passed as JSON text. */
  change?: (response: string) => string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Makes a stand-in fail on demand. The first fault that matches a call applies, until `faults` is emptied. */
export function withFaults(fetch: Fetch) {
  const faults: GatewayFault[] = [];
  const postponed: (() => unknown)[] = [];
  return {
    faults,
    /** Performs the calls that a fault with `execution: "later"` postponed. */
    runPostponed: () => runAll(postponed),
    async fetch(request: Request, env?: { incoming: IncomingMessage }): Promise<Response> {
      const fault = faultOf(faults, `${request.method} ${new URL(request.url).pathname}`);
      if (fault?.response !== undefined) {
        if (fault.execution === "now") await fetch(request);
        if (fault.execution === "later") postponed.push(await toRepeatable(request, fetch));
        return createResponse(fault.response);
      }
      const response = await fetch(request);
      if (fault?.losesResponse === true) env?.incoming.socket.destroy();
      if (fault?.change === undefined || !response.ok) return response;
      return createResponse({ status: response.status, body: fault.change(await response.text()) });
    },
  };
}

/** Returns the first fault that matches a call. */
export function faultOf(faults: readonly GatewayFault[], call: string): GatewayFault | undefined {
  return faults.find((fault) => fault.call.test(call));
}

/** Runs the postponed calls in order. */
export async function runAll(postponed: (() => unknown)[]): Promise<void> {
  for (const run of postponed.splice(0)) await run();
}

/** Copies a request so that it outlives its connection. */
async function toRepeatable(request: Request, fetch: Fetch): Promise<() => unknown> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  const body = method === "GET" ? null : await request.text();
  return () => fetch(new Request(url, { method, headers, body }));
}

function createResponse({ status, body }: NonNullable<GatewayFault["response"]>): Response {
  return new Response(bodyText(body), { status, headers: { "content-type": "application/json" } });
}

/** Returns the body of a fault's response as text. */
export function bodyText(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
