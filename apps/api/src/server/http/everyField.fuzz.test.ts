import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { notificationStream } from "@sayara/api-client/endpoints";
import { expect, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import type { ValidCall } from "#api/testing/calls/ValidCall.ts";
import { withEveryCall } from "#api/testing/withEveryCall.ts";

const everyCall = withEveryCall();

/** Placeholder for a number that JSON can write and `JSON.parse` reads as infinity. */
const INFINITE = "1e999 without quotes";

const badTexts = [
  "\0",
  "\ud800",
  "..",
  "__proto__",
  "-1",
  "99999999999999999999",
  "00000000-0000-0000-0000-000000000000",
  "x".repeat(2000),
];
const badValues: readonly unknown[] = [
  null,
  "",
  "\0",
  "__proto__",
  "00000000-0000-0000-0000-000000000000",
  "2026-02-30",
  "9999-12-31T23:59:59.999Z",
  "+275760-09-13T00:00:00Z",
  -1,
  0.1,
  2 ** 53,
  INFINITE,
  {},
  ["\0"],
  JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`),
];
const badHeaders = [
  ["idempotency-key", "with a space"],
  ["authorization", `Bearer ${"x".repeat(43)}`],
  ["if-none-match", `"${",".repeat(3000)}`],
  ["content-type", "application/json; charset=utf-16"],
  ["content-type", "multipart/form-data; boundary="],
  ["cookie", "sayara.session=%00; sayara.device=.....; sayara.guest=%ff; sayara.captcha="],
] as const;

interface InvalidCall extends Omit<ValidCall, "status"> {
  /** Position of the wrong value, for the report. */
  change: string;
}

/** Yields a call with one wrong value at a time: in each parameter, in each field at any depth, and in some headers. */
function* invalidCalls({ status: _status, ...validCall }: ValidCall): Generator<InvalidCall> {
  const { params = {}, query = {}, body, headers = {} } = validCall;
  for (const [name, value] of Object.entries(params))
    for (const invalidValue of [...badTexts, value.toUpperCase()])
      yield {
        ...validCall,
        change: `${name}: ${abbreviate(invalidValue)}`,
        params: { ...params, [name]: invalidValue },
      };
  for (const name of ["token", ...Object.keys(query)])
    for (const invalidValue of badTexts)
      yield {
        ...validCall,
        change: `?${name}: ${abbreviate(invalidValue)}`,
        query: { ...query, [name]: invalidValue },
      };
  if (body !== undefined && !(body instanceof FormData))
    for (const path of [[], ...pathsIn(body)])
      for (const invalidValue of badValues)
        yield {
          ...validCall,
          change: `${path.join(".")}: ${abbreviate(invalidValue)}`,
          body: replaceAt(body, path, invalidValue),
        };
  for (const [name, invalidValue] of badHeaders)
    yield {
      ...validCall,
      change: `${name}: ${abbreviate(invalidValue)}`,
      // A wrong cookie replaces the session cookie.
      ...(name === "cookie" ? { cookie: invalidValue } : { headers: { ...headers, [name]: invalidValue } }),
    };
}

function abbreviate(value: unknown): string {
  return JSON.stringify(value).slice(0, 40);
}

/** Returns the paths of a body's fields. A list contributes the paths of its first item. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return fields.flatMap(([name, field]) => [[name], ...pathsIn(field).map((path) => [name, ...path])]);
}

function replaceAt(value: unknown, [name, ...path]: string[], invalidValue: unknown): unknown {
  if (name === undefined) return invalidValue;
  if (Array.isArray(value)) return [replaceAt(value[0], path, invalidValue), ...value.slice(1)];
  const fields = Object.entries(value ?? {});
  return Object.fromEntries(
    fields.map(([key, field]) => [key, key === name ? replaceAt(field, path, invalidValue) : field]),
  );
}

let requestCount = 0;
/** Sends each call from a new address, to stay below the rate limits. */
function send({ method, path }: Endpoint, { params = {}, query = {}, body, ...call }: InvalidCall) {
  requestCount += 1;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodePathSegment(params[name] ?? ""));
  const json = JSON.stringify(body)?.replaceAll(JSON.stringify(INFINITE), "1e999");
  return everyCall().api.request(`${address}?${new URLSearchParams(query)}`, {
    ...call,
    method,
    address: `10.${requestCount % 250}.${Math.floor(requestCount / 250)}.1`,
    ...(body !== undefined && { body: body instanceof FormData ? body : json }),
  });
}

/** `encodeURIComponent` throws on a lone surrogate. */
function encodePathSegment(json: string): string {
  return json.isWellFormed() ? encodeURIComponent(json) : "%ED%A0%80";
}

test("no invalid parameter, field or header causes a 5xx response", { timeout: 240_000 }, async () => {
  const { api, db, calls } = everyCall();
  const faults: string[] = [];
  for (const endpoint of mountedEndpoints(api.app)) {
    // A notification stream stays open for seconds.
    if (endpoint.name === notificationStream.name) continue;
    const call = calls[endpoint.name];
    if (call === undefined) throw new Error(`${endpoint.name} has no valid call`);
    await db.deleteFrom("rate_limits").execute();
    for (const change of invalidCalls(call)) {
      const { status } = await send(endpoint, change);
      if (status >= 500) faults.push(`${endpoint.name} ${change.change}: ${status}`);
    }
  }
  expect(requestCount).toBeGreaterThan(4000);
  expect(faults).toEqual([]);
  expect(api.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
});
