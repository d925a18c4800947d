import { afterEach, expect, test, vi } from "vitest";
import type { BodyError } from "./BodyError.ts";
import { createBodies } from "./createBodies.ts";

afterEach(() => {
  vi.useRealTimers();
});

const KB = 1024;
/** Room for 10 small and 10 large bodies. One address may have two of each. */
const memory = { small: 10 * 12 * KB, large: 10 * 68 * KB };
const limit = 64 * KB;

/** A body that has started to arrive and never ends. */
function begun(size: number) {
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

const faultOf = (receiving: Promise<unknown>) =>
  receiving.then(
    () => "received",
    (error: BodyError) => error.fault,
  );
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("an address gets a quarter of a pool: only its own slowest body is displaced", async () => {
  const bodies = createBodies(memory);
  const other = begun(limit);
  const kept = faultOf(bodies.receive(other.request, { limit, sender: "b" }));
  const slow = begun(limit);
  const fast = begun(limit);
  const gone = faultOf(bodies.receive(slow.request, { limit, sender: "a" }));
  const faster = faultOf(bodies.receive(fast.request, { limit, sender: "a" }));
  fast.send(60 * KB);
  await settled();
  void faultOf(bodies.receive(begun(limit).request, { limit, sender: "a" }));
  expect(await gone).toBe("busy");
  for (const body of [other, fast]) body.end();
  expect([await kept, await faster]).toEqual(["received", "received"]);
});

test("a full pool displaces its slowest body, whoever sent it, and small bodies have a separate pool", async () => {
  const bodies = createBodies(memory);
  const first = faultOf(bodies.receive(begun(limit).request, { limit, sender: "first" }));
  for (let sender = 1; sender < 10; sender++)
    void faultOf(bodies.receive(begun(limit).request, { limit, sender: `${sender}` }));
  const small = begun(100);
  const received = faultOf(bodies.receive(small.request, { limit, sender: "small" }));
  small.end();
  expect(await received).toBe("received");
  void faultOf(bodies.receive(begun(limit).request, { limit, sender: "last" }));
  expect(await first).toBe("busy");
});

test("a complete body is not displaced, and the next one is refused until it is released", async () => {
  const bodies = createBodies(memory);
  const receive = async () => {
    const body = begun(limit);
    body.end();
    return bodies.receive(body.request, { limit, sender: "a" });
  };
  const held = [await receive(), await receive()];
  await expect(receive()).rejects.toMatchObject({ fault: "busy" });
  for (const { release } of held) release();
  await expect(receive()).resolves.toBeDefined();
});

test("one of our own servers may use the whole pool", async () => {
  const bodies = createBodies(memory);
  const all = Array.from({ length: 9 }, async () => {
    const body = begun(limit);
    body.end();
    return bodies.receive(body.request, { limit, sender: undefined });
  });
  expect(await Promise.all(all)).toHaveLength(9);
});

test("a body gets 5 s, plus one second for each 8 KB received", async () => {
  vi.useFakeTimers();
  const bodies = createBodies();
  const silent = faultOf(bodies.receive(begun(limit).request, { limit, sender: "a" }));
  const slow = begun(limit);
  let fault: string | undefined;
  void faultOf(bodies.receive(slow.request, { limit, sender: "a" })).then((known) => (fault = known));
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
  const announced = begun(limit + 1);
  expect(await faultOf(bodies.receive(announced.request, { limit, sender: "a" }))).toBe("large");
  expect(announced.request.bodyUsed).toBe(false);
  const endless = new Request("http://x/", {
    method: "POST",
    body: ReadableStream.from([new Uint8Array(60 * KB), new Uint8Array(60 * KB)]),
    duplex: "half",
  } as RequestInit);
  expect(await faultOf(bodies.receive(endless, { limit, sender: "a" }))).toBe("large");
});

test("joins the chunks of a body", async () => {
  const body = begun(3);
  body.send(1);
  body.send(2);
  body.end();
  const { bytes } = await createBodies().receive(body.request, { limit, sender: "a" });
  expect(bytes).toHaveLength(3);
  expect((await createBodies().receive(new Request("http://x/"), { limit, sender: "a" })).bytes).toHaveLength(
    0,
  );
});
