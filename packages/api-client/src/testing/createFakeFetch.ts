import * as v from "valibot";
import type { Answer, Endpoint, HandlerInput } from "../contract/defineEndpoint.ts";
import * as endpoints from "../contract/endpoints.ts";
import type { Refusal } from "../contract/Refusal.ts";

type Endpoints = typeof endpoints;
type Refused = { ok: false; status: number; refusal: Refusal };

/** What the fake does for a call: given the validated input, an answer or a refusal. */
export type FakeHandlers = {
  [Name in keyof Endpoints]?: (
    input: HandlerInput<Endpoints[Name]>,
  ) => Answer<Endpoints[Name]> | Refused | Promise<Answer<Endpoints[Name]> | Refused>;
};

/** A call that reached the fake. */
export interface FakeCall {
  name: keyof Endpoints;
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * A `fetch` that answers as an API of this contract would, in memory, for the tests of a frontend. Requests and answers
 * are held against the contract: a request it does not allow is refused with `invalid_input`, an answer it does not
 * allow throws. A call without a handler is refused with `not_found`.
 *
 * @example
 * const fake = createFakeFetch({ signOut: () => ({ ok: true, status: 200, data: undefined }) });
 * const call = createClient({ baseUrl: "http://api.test", fetch: fake.fetch });
 */
export function createFakeFetch(handlers: FakeHandlers): {
  fetch: typeof globalThis.fetch;
  calls: FakeCall[];
} {
  const calls: FakeCall[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const found = findEndpoint(request.method, url.pathname);
    if (!found) return refuse(404, "not_found", `${request.method} ${url.pathname} is not in the contract`);
    const { name, endpoint, params } = found;

    const received = {
      params: read(endpoint.params, params),
      query: read(endpoint.query, Object.fromEntries(url.searchParams)),
      body: read(endpoint.body, endpoint.body && (await bodyOf(request))),
    };
    for (const [part, result] of Object.entries(received)) {
      if (!result.success)
        return refuse(400, "invalid_input", `${name}: the ${part} are not of the contract`);
    }
    const values = {
      params: received.params.output,
      query: received.query.output,
      body: received.body.output,
    };
    calls.push({ name, ...values });

    const handler = handlers[name] as ((input: unknown) => Promise<Answer<Endpoint> | Refused>) | undefined;
    if (!handler) return refuse(404, "not_found", `the fake has no handler for ${name}`);
    const outcome = await handler(values);
    if (!outcome.ok) return Response.json(outcome.refusal, { status: outcome.status });
    const schema = endpoint.answers[outcome.status];
    if (!schema) throw new TypeError(`${name}: the contract has no answer with status ${outcome.status}`);
    const { success, output: data } = v.safeParse(schema, outcome.data);
    if (!success) throw new RangeError(`${name}: the handler's answer is not of the contract`);
    return data === undefined
      ? new Response(null, { status: outcome.status })
      : Response.json(data, { status: outcome.status });
  };
  return { fetch, calls };
}

function findEndpoint(method: string, pathname: string) {
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Endpoints, Endpoint][]) {
    const match = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`).exec(pathname);
    if (endpoint.method !== method || !match) continue;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    return { name, endpoint, params };
  }
  return undefined;
}

function read(schema: v.GenericSchema | undefined, value: unknown) {
  return schema ? v.safeParse(schema, value) : { success: true as const, output: undefined };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  return type.startsWith("multipart/") ? request.formData() : request.json().catch(() => undefined);
}

function refuse(status: number, code: Refusal["code"], message: string): Response {
  return Response.json({ code, message }, { status });
}
