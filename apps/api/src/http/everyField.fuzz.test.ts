import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { notificationStream } from "@sayara/api-client/endpoints";
import { expect, test } from "vitest";
import { mountedEndpoints } from "#api/http/mountedEndpoints.ts";
import type { ValidCall } from "#api/testing/data/validCalls.ts";
import { withEveryCall } from "#api/testing/withEveryCall.ts";

const every = withEveryCall();

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

interface WrongCall extends Omit<ValidCall, "status"> {
  /** Position of the wrong value, for the report. */
  wrong: string;
}

/** Yields a call with one wrong value at a time: in each parameter, in each field at any depth, and in some headers. */
function* wrongCalls({ status: _status, ...right }: ValidCall): Generator<WrongCall> {
  const { params = {}, query = {}, body, headers = {} } = right;
  for (const [name, value] of Object.entries(params))
    for (const bad of [...badTexts, value.toUpperCase()])
      yield { ...right, wrong: `${name}: ${show(bad)}`, params: { ...params, [name]: bad } };
  for (const name of ["token", ...Object.keys(query)])
    for (const bad of badTexts)
      yield { ...right, wrong: `?${name}: ${show(bad)}`, query: { ...query, [name]: bad } };
  if (body !== undefined && !(body instanceof FormData))
    for (const path of [[], ...pathsIn(body)])
      for (const bad of badValues)
        yield { ...right, wrong: `${path.join(".")}: ${show(bad)}`, body: replaced(body, path, bad) };
  for (const [name, bad] of badHeaders)
    yield {
      ...right,
      wrong: `${name}: ${show(bad)}`,
      // A wrong cookie replaces the session's.
      ...(name === "cookie" ? { cookie: bad } : { headers: { ...headers, [name]: bad } }),
    };
}

function show(value: unknown): string {
  return JSON.stringify(value).slice(0, 40);
}

/** Returns the paths of a body's fields. A list contributes the paths of its first item. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return fields.flatMap(([name, field]) => [[name], ...pathsIn(field).map((path) => [name, ...path])]);
}

function replaced(value: unknown, [name, ...rest]: string[], bad: unknown): unknown {
  if (name === undefined) return bad;
  if (Array.isArray(value)) return [replaced(value[0], rest, bad), ...value.slice(1)];
  const fields = Object.entries(value ?? {});
  return Object.fromEntries(
    fields.map(([key, field]) => [key, key === name ? replaced(field, rest, bad) : field]),
  );
}

let sent = 0;
/** Sends each call from a new address, to stay below the rate limits. */
function send({ method, path }: Endpoint, { params = {}, query = {}, body, ...call }: WrongCall) {
  sent += 1;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ""));
  const text = JSON.stringify(body)?.replaceAll(JSON.stringify(INFINITE), "1e999");
  return every().api.request(`${address}?${new URLSearchParams(query)}`, {
    ...call,
    method,
    address: `10.${sent % 250}.${Math.floor(sent / 250)}.1`,
    ...(body !== undefined && { body: body instanceof FormData ? body : text }),
  });
}

/** `encodeURIComponent` throws on a lone surrogate. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}

test("no invalid parameter, field or header causes a 5xx response", { timeout: 240_000 }, async () => {
  const { api, db, calls } = every();
  const faults: string[] = [];
  for (const endpoint of mountedEndpoints(api.app)) {
    // A notification stream stays open for seconds.
    if (endpoint.name === notificationStream.name) continue;
    const call = calls[endpoint.name];
    if (call === undefined) throw new Error(`${endpoint.name} has no valid call`);
    await db.deleteFrom("rate_limits").execute();
    for (const wrong of wrongCalls(call)) {
      const { status } = await send(endpoint, wrong);
      if (status >= 500) faults.push(`${endpoint.name} ${wrong.wrong}: ${status}`);
    }
  }
  expect(sent).toBeGreaterThan(4000);
  expect(faults).toEqual([]);
  expect(api.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
});
