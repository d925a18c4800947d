import * as v from "valibot";
import { expect, test } from "vitest";
import { serve } from "#tests/serve";
import { signIn } from "../contract/accounts/signIn.ts";
import { signOut } from "../contract/accounts/signOut.ts";
import { defineEndpoint, inputOf } from "../contract/defineEndpoint.ts";
import { noContent } from "../contract/noContent.ts";
import { createClient } from "./createClient.ts";
import { Fault } from "./Fault.ts";

const thingParams = v.object({ id: v.string() });
const nameBody = v.object({ name: v.string() });
const read = defineEndpoint({
  name: "read",
  method: "GET",
  path: "/api/thing/{id}",
  input: inputOf<{ params: typeof thingParams }>(),
  responses: { 200: v.object({ name: v.string() }), 204: noContent },
  outcomes: { 200: "found", 204: "gone" },
  refusals: ["not_found"],
});
const write = defineEndpoint({
  name: "write",
  method: "POST",
  path: "/api/thing",
  input: inputOf<{ body: typeof nameBody }>(),
  responses: { 201: v.object({ id: v.string() }) },
  refusals: ["car_taken"],
});
const book = defineEndpoint({ ...write, name: "book", retry: "withKey" });

const json = (value: unknown) => JSON.stringify(value);
const input = { params: { id: "1" } };

async function catchFault(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Fault) return error;
  throw new Error("expected a Fault", { cause: error });
}

test("a response is validated, and `outcome` names it if the call has several", async () => {
  await using server = await serve((_, response) => response.end(json({ name: "Clio", surplus: 1 })));
  const outcome = await createClient(server)(read, input);
  expect(outcome).toEqual({ ok: true, outcome: "found", data: { name: "Clio" } });
});

test("a response without a body has undefined data", async () => {
  await using server = await serve((_, response) => response.writeHead(204).end());
  expect(await createClient(server)(read, input)).toEqual({ ok: true, outcome: "gone", data: undefined });
});

test("the only response of a call has no `outcome`", async () => {
  await using server = await serve((_, response) => response.writeHead(201).end(json({ id: "1" })));
  const outcome = await createClient(server)(write, { body: { name: "Clio" } });
  expect(outcome).toEqual({ ok: true, data: { id: "1" } });
});

test("a refusal is returned as a value with its code, not thrown", async () => {
  await using server = await serve((_, response) =>
    response.writeHead(404).end(json({ code: "not_found", message: "No such thing." })),
  );
  const outcome = await createClient(server)(read, input);
  expect(outcome).toEqual({
    ok: false,
    status: 404,
    refusal: { code: "not_found", message: "No such thing." },
  });
});

test("a refusal common to all endpoints is returned without being declared", async () => {
  const body = { code: "origin_refused", message: "", fields: { "a.b": "required" } };
  await using server = await serve((_, response) => response.writeHead(403).end(json(body)));
  expect(await createClient(server)(read, input)).toEqual({ ok: false, status: 403, refusal: body });
});

test("a response that does not match its schema is a contract fault that names the field, without its value", async () => {
  await using server = await serve((_, response) => response.end(json({ name: 4711 })));
  const fault = await catchFault(createClient(server)(read, input));
  expect(fault.kind).toBe("contract");
  expect(fault.message).toContain("name");
  expect(fault.message).not.toContain("4711");
});

test.each(["<html>", '{"name":"Du'])("%s instead of JSON is a server fault", async (body) => {
  await using server = await serve((_, response) => response.end(body));
  expect((await catchFault(createClient(server)(read, input))).kind).toBe("server");
});

test("a refused connection is a network fault", async () => {
  const call = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
  expect((await catchFault(call(read, input))).kind).toBe("network");
});

test("no response within the timeout is a timeout fault", async () => {
  await using server = await serve(() => {});
  const call = createClient({ ...server, timeout: 50, retries: 0 });
  expect((await catchFault(call(read, input))).kind).toBe("timeout");
});

test("status 5xx is a server fault, passed to onFault once", async () => {
  const faults: Fault[] = [];
  await using server = await serve((_, response) =>
    response.writeHead(500).end(json({ code: "internal", message: "" })),
  );
  const fault = await catchFault(
    createClient({ ...server, onFault: (reported) => faults.push(reported) })(read, input),
  );
  expect(fault).toMatchObject({ kind: "server", status: 500 });
  expect(faults).toEqual([fault]);
});

test("a read is retried after a temporary failure", async () => {
  let attempts = 0;
  await using server = await serve((_, response) =>
    ++attempts < 3 ? response.writeHead(503).end() : response.end(json({ name: "Clio" })),
  );
  expect(await createClient(server)(read, input)).toMatchObject({ ok: true });
  expect(attempts).toBe(3);
});

test("a retry waits for the time in Retry-After", async () => {
  const times: number[] = [];
  await using server = await serve((_, response) => {
    times.push(performance.now());
    if (times.length === 1)
      response.writeHead(429, { "retry-after": "1" }).end(json({ code: "too_many_requests", message: "" }));
    else response.end(json({ name: "Clio" }));
  });
  await createClient(server)(read, input);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950);
});

test("a refusal for too many requests is returned after the last retry", async () => {
  await using server = await serve((_, response) =>
    response.writeHead(429).end(json({ code: "too_many_requests", message: "", retryAfter: 60 })),
  );
  const outcome = await createClient({ ...server, retries: 0 })(read, input);
  expect(outcome).toMatchObject({
    ok: false,
    status: 429,
    refusal: { code: "too_many_requests", retryAfter: 60 },
  });
});

test("a 503 that the endpoint declares is a refusal; any other 503 stays a fault", async () => {
  const pay = defineEndpoint({ ...book, refusals: ["gateway_unavailable"] });
  const codes = ["gateway_unavailable", "gateway_unavailable", "unavailable"];
  let attempts = 0;
  await using server = await serve((_, response) =>
    response.writeHead(503).end(json({ code: codes[attempts++], message: "" })),
  );
  const send = (retries: number) => createClient({ ...server, retries })(pay, { body: { name: "Clio" } });
  expect(await send(1)).toMatchObject({ ok: false, status: 503, refusal: { code: "gateway_unavailable" } });
  // The call above was retried once.
  expect(attempts).toBe(2);
  expect(await catchFault(send(0))).toMatchObject({ kind: "server", status: 503 });
});

test("a write without an idempotency key is never retried", async () => {
  let attempts = 0;
  await using server = await serve((_, response) => {
    attempts += 1;
    response.writeHead(503).end();
  });
  await catchFault(createClient(server)(write, { body: { name: "Clio" } }));
  expect(attempts).toBe(1);
});

test("a write with an idempotency key is retried with the same key", async () => {
  const keys: unknown[] = [];
  await using server = await serve((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    if (keys.length < 2) response.writeHead(503).end();
    else response.writeHead(201).end(json({ id: "1" }));
  });
  const outcome = await createClient(server)(book, { body: { name: "Clio" } });
  expect(outcome).toEqual({ ok: true, data: { id: "1" } });
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test("an aborted call throws the abort reason, not a fault", async () => {
  await using server = await serve(() => {});
  const aborter = new AbortController();
  const promise = createClient(server)(read, input, { signal: aborter.signal });
  aborter.abort();
  await expect(promise).rejects.toMatchObject({ name: "AbortError" });
});

test("onSignedIn receives the user of every sign-in, and beforeSignOut runs before the sign-out call", async () => {
  const events: string[] = [];
  const userData = {
    id: "u1",
    type: "user",
    email: "amine@sayara.example",
    fullName: "Amine",
    language: "fr",
    enableEmailNotifications: true,
    verified: true,
    phone: null,
    location: null,
    bio: null,
    birthDate: null,
    avatar: null,
    supplierId: null,
  };
  await using server = await serve((request, response) => {
    events.push(request.url ?? "");
    response.end(request.url === signOut.path ? "" : json(userData));
  });
  const call = createClient({
    ...server,
    onSignedIn: (user) => events.push(`signed in as ${user.id}`),
    beforeSignOut: () => events.push("cleared"),
  });
  await call(signIn, { body: { email: "amine@sayara.example", password: "secret" } });
  await call(signOut, {});
  expect(events).toEqual([signIn.path, "signed in as u1", "cleared", signOut.path]);
});

test("a sign-in with wrong credentials does not call onSignedIn", async () => {
  const events: string[] = [];
  await using server = await serve((_, response) => response.writeHead(204).end());
  const call = createClient({ ...server, onSignedIn: (user) => events.push(user.id) });
  const outcome = await call(signIn, { body: { email: "amine@sayara.example", password: "wrong" } });
  expect(outcome).toMatchObject({ outcome: "wrongCredentials" });
  expect(events).toEqual([]);
});

test("a stalled body is a timeout fault, even if the headers arrive at once", async () => {
  let requests = 0;
  await using server = await serve((_, response) => {
    requests += 1;
    response.writeHead(200, { "content-type": "application/json" }).write('{"name":');
  });
  const fault = await catchFault(createClient({ ...server, timeout: 200 })(read, input));
  expect([fault.kind, fault.detail]).toEqual(["timeout", "the body did not arrive in time"]);
  expect(requests).toBe(1);
});

test("a refusal with a stalled body is a timeout fault", async () => {
  await using server = await serve((_, response) => {
    response.writeHead(404, { "content-type": "application/json" }).write('{"code":');
  });
  const fault = await catchFault(createClient({ ...server, timeout: 200, retries: 0 })(read, input));
  expect(fault.kind).toBe("timeout");
});

test("the timeout of a body does not run during the pause before a retry", async () => {
  let requests = 0;
  await using server = await serve((_, response) => {
    requests += 1;
    if (requests === 1) response.writeHead(503, { "retry-after": "1" }).end();
    else response.end(json({ name: "Clio" }));
  });
  expect((await createClient({ ...server, timeout: 500 })(read, input)).ok).toBe(true);
});

test("an abort during the body throws the abort reason", async () => {
  await using server = await serve((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"name":');
  });
  const controller = new AbortController();
  const call = createClient(server)(read, input, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error("left")), 150);
  await expect(call).rejects.toThrow("left");
});

test.each([
  "localhost:4000",
  "//api.example.tn",
  "api.example.tn",
  "",
  "ftp://api.example.tn",
  "https://api.example.tn?key=1",
  "https://api.example.tn#top",
  "https://user:hidden@api.example.tn",
])("createClient throws for an invalid baseUrl (%j) without quoting it", (baseUrl) => {
  expect(() => createClient({ baseUrl })).toThrow(TypeError);
  expect(() => createClient({ baseUrl })).toThrow("baseUrl must be like https://api.example.tn");
  expect(() => createClient({ baseUrl })).not.toThrow("hidden");
});

test("a fault names the declared URL and the cause, without the values sent", async () => {
  const server = await serve(() => {});
  await server[Symbol.asyncDispose]();
  const call = createClient({ baseUrl: `${server.baseUrl}/`, retries: 0 });
  const fault = await catchFault(call(read, { params: { id: "secret" } }));
  expect(fault.url).toBe(`${server.baseUrl}/api/thing/{id}`);
  expect(fault.message).toBe(
    `read: network fault: not reached (ECONNREFUSED), ${server.baseUrl}/api/thing/{id}`,
  );
});
