import { afterEach, expect, test, vi } from "vitest";
import type { BodyError } from "./BodyError.ts";
import { createBodies } from "./createBodies.ts";

afterEach(() => {
  vi.useRealTimers();
});

const KB = 1024;
/** Memory for 10 small and 10 large bodies. One address may have two of each. */
const limits = { small: 10 * 12 * KB, large: 10 * 68 * KB };
const limit = 64 * KB;

/** A body that has started to arrive and never ends. */
function openBody(size: number) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
    },
  });
  const headers = { "content-length": String(size) };
  const request = new Request("http://x/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  return {
    request,
    send: (bytes: number) => stream?.enqueue(new Uint8Array(bytes)),
    end: () => stream?.close(),
  };
}

const outcomeOf = (receiving: Promise<unknown>) =>
  receiving.then(
    () => "received",
    (error: BodyError) => error.fault,
  );
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test("an address that exceeds its quarter of a pool displaces only its own slowest body", async () => {
  const bodies = createBodies(limits);
  const other = openBody(limit);
  const otherOutcome = outcomeOf(bodies.receive(other.request, { limit, sender: "b" }));
  const slow = openBody(limit);
  const fast = openBody(limit);
  const displacedOutcome = outcomeOf(bodies.receive(slow.request, { limit, sender: "a" }));
  const fastOutcome = outcomeOf(bodies.receive(fast.request, { limit, sender: "a" }));
  fast.send(60 * KB);
  await nextTick();
  void outcomeOf(bodies.receive(openBody(limit).request, { limit, sender: "a" }));
  expect(await displacedOutcome).toBe("busy");
  for (const body of [other, fast]) body.end();
  expect([await otherOutcome, await fastOutcome]).toEqual(["received", "received"]);
});

test("a full pool displaces its slowest body, whoever sent it, and small bodies have a separate pool", async () => {
  const bodies = createBodies(limits);
  const first = outcomeOf(bodies.receive(openBody(limit).request, { limit, sender: "first" }));
  for (let sender = 1; sender < 10; sender++)
    void outcomeOf(bodies.receive(openBody(limit).request, { limit, sender: `${sender}` }));
  const small = openBody(100);
  const received = outcomeOf(bodies.receive(small.request, { limit, sender: "small" }));
  small.end();
  expect(await received).toBe("received");
  void outcomeOf(bodies.receive(openBody(limit).request, { limit, sender: "last" }));
  expect(await first).toBe("busy");
});

test("a complete body is not displaced, and further bodies are refused until it is released", async () => {
  const bodies = createBodies(limits);
  const receive = async () => {
    const body = openBody(limit);
    body.end();
    return bodies.receive(body.request, { limit, sender: "a" });
  };
  const received = [await receive(), await receive()];
  await expect(receive()).rejects.toMatchObject({ fault: "busy" });
  for (const { release } of received) release();
  await expect(receive()).resolves.toBeDefined();
});

test("one of our own servers may use the whole pool", async () => {
  const bodies = createBodies(limits);
  const receiving = Array.from({ length: 9 }, async () => {
    const body = openBody(limit);
    body.end();
    return bodies.receive(body.request, { limit, sender: undefined });
  });
  expect(await Promise.all(receiving)).toHaveLength(9);
});

test("a body gets 5 s, plus one second for each 8 KB received", async () => {
  vi.useFakeTimers();
  const bodies = createBodies();
  const silent = outcomeOf(bodies.receive(openBody(limit).request, { limit, sender: "a" }));
  const slow = openBody(limit);
  let fault: string | undefined;
  void outcomeOf(bodies.receive(slow.request, { limit, sender: "a" })).then((received) => (fault = received));
  slow.send(24 * KB);
  await vi.advanceTimersByTimeAsync(5001);
  expect(await silent).toBe("late");
  await vi.advanceTimersByTimeAsync(2900);
  expect(fault).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(fault).toBe("late");
});

test("a body over the limit is refused, without reading it if its length is announced", async () => {
  const bodies = createBodies();
  const oversized = openBody(limit + 1);
  expect(await outcomeOf(bodies.receive(oversized.request, { limit, sender: "a" }))).toBe("large");
  expect(oversized.request.bodyUsed).toBe(false);
  const endless = new Request("http://x/", {
    method: "POST",
    body: ReadableStream.from([new Uint8Array(60 * KB), new Uint8Array(60 * KB)]),
    duplex: "half",
  } as RequestInit);
  expect(await outcomeOf(bodies.receive(endless, { limit, sender: "a" }))).toBe("large");
});

test("joins the chunks of a body", async () => {
  const body = openBody(3);
  body.send(1);
  body.send(2);
  body.end();
  const { bytes } = await createBodies().receive(body.request, { limit, sender: "a" });
  expect(bytes).toHaveLength(3);
  expect((await createBodies().receive(new Request("http://x/"), { limit, sender: "a" })).bytes).toHaveLength(
    0,
  );
});
