import * as v from "valibot";
import type { Succeeded } from "../client/Outcome.ts";
import {
  commonRefusals,
  type Endpoint,
  type HandlerInput,
  type RefusalOf,
} from "../contract/defineEndpoint.ts";
import * as endpoints from "../endpoints.ts";
import { schemasOfInput } from "../schemasOfInput.ts";
import type { PriceRefusal } from "../contract/refusal/PriceRefusal.ts";
import { Refusal } from "../contract/refusal/Refusal.ts";
import { refusalStatuses } from "../contract/refusal/refusalStatuses.ts";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

type Endpoints = typeof endpoints;

/** A refusal with a code of its endpoint. `status` defaults to the code's status in `refusalStatuses`. */
export interface FakeRefusal<E extends Endpoint = Endpoint> {
  ok: false;
  status?: number;
  refusal: Omit<PriceRefusal, "code" | "message"> & { code: RefusalOf<E>; message?: string };
}

/** Handlers by endpoint: each gets the validated input and returns a response or a refusal. */
export type FakeHandlers = {
  [Name in keyof Endpoints]?: (
    input: HandlerInput<Endpoints[Name]>,
  ) => FakeOutcome<Endpoints[Name]> | Promise<FakeOutcome<Endpoints[Name]>>;
};
type FakeOutcome<E extends Endpoint> = Succeeded<E> | FakeRefusal<E>;

/** A recorded call. */
export interface FakeCall {
  name: keyof Endpoints;
  params: unknown;
  query: unknown;
  body: unknown;
  /** The `Idempotency-Key` header; absent if the call had none. */
  idempotencyKey?: string;
}

/**
 * Creates an in-memory `fetch` that responds like an API of this contract, for frontend tests. Validates requests and
 * responses against the contract: an invalid request is refused with `invalid_input`; an invalid response or refusal
 * throws. A call without a handler is refused with `not_found`.
 *
 * @example
 * const fake = createFakeFetch({ validateEmail: () => ({ ok: true, outcome: "taken", data: undefined }) });
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
    const match = findEndpoint(request.method, url.pathname);
    if (!match) return refuse("not_found", `${request.method} ${url.pathname} is not in the contract`);
    const { name, endpoint, params } = match;

    const schemas = schemasOfInput(endpoint);
    const received = {
      params: parseInput(schemas.params, params),
      query: parseInput(schemas.query, Object.fromEntries(url.searchParams)),
      body: parseInput(schemas.body, schemas.body && (await bodyOf(request))),
    };
    for (const [part, result] of Object.entries(received)) {
      if (!result.success) return refuse("invalid_input", `${name}: the ${part} are not of the contract`);
    }
    const values = {
      params: received.params.output,
      query: received.query.output,
      body: received.body.output,
    };
    const idempotencyKey = request.headers.get("idempotency-key");
    calls.push({ name, ...values, ...(idempotencyKey !== null && { idempotencyKey }) });

    const handler = handlers[name] as
      | ((input: unknown) => Promise<FakeOutcome<Endpoint>> | FakeOutcome<Endpoint>)
      | undefined;
    if (!handler) return refuse("not_found", `the fake has no handler for ${name}`);
    const outcome = await handler(values);
    return outcome.ok ? toResponse(endpoint, outcome) : refusalOf(endpoint, outcome);
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

function parseInput(schema: v.GenericSchema | undefined, value: unknown) {
  return schema ? v.safeParse(schema, value) : { success: true as const, output: undefined };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  return type.startsWith("multipart/") ? request.formData() : request.json().catch(() => undefined);
}

/**
 * @throws RangeError for a response that the endpoint does not declare; the client would read a TypeError as a network
 *   fault
 */
function toResponse(endpoint: Endpoint, { outcome, data }: { outcome?: string; data: unknown }): Response {
  const { name, responses, outcomes } = endpoint;
  const status = Object.keys(responses)
    .map(Number)
    .find((candidate) => outcomes?.[candidate] === outcome);
  const schema = status && responses[status];
  if (!schema) throw new RangeError(`${name}: the contract has no response ${outcome}`);
  const { success, output } = v.safeParse(schema, data);
  if (!success) throw new RangeError(`${endpoint.name}: the handler's response does not match the contract`);
  if (output === undefined) return new Response(null, { status });
  if (endpoint.media === undefined) return Response.json(output, { status });
  return new Response(output as Blob, { status, headers: { "content-type": endpoint.media } });
}

/** @throws RangeError for a refusal that the endpoint does not declare */
function refusalOf(endpoint: Endpoint, { status, refusal }: FakeRefusal): Response {
  const { code, message = "" } = refusal;
  const subject = `${endpoint.name}: the handler's refusal ${code}`;
  if (![...endpoint.refusals, ...commonRefusals].includes(code)) {
    throw new RangeError(`${subject} is not declared by the contract`);
  }
  const declaredStatus = refusalStatuses[code];
  if (status !== undefined && status !== declaredStatus) {
    throw new RangeError(`${subject} has the status ${declaredStatus}, not ${status}`);
  }
  const { success, output } = v.safeParse(endpoint.refusalBody ?? Refusal, { ...refusal, message });
  if (!success) throw new RangeError(`${subject} does not match the contract`);
  return Response.json(output, { status: declaredStatus });
}

function refuse(code: RefusalCode, message: string): Response {
  return Response.json({ code, message }, { status: refusalStatuses[code] });
}
