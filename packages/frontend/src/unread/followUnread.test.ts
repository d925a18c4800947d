// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FollowOptions, followUnread } from "./followUnread.ts";
import { useUnread } from "./useUnread.ts";

type Handlers = Parameters<NonNullable<FollowOptions["openStream"]>>[0];

const stops: (() => void)[] = [];
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  // The middle of the jitter range, so that delays are exact.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  isHidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface FollowSetup {
  requestCount?: FollowOptions["requestCount"];
  /** False simulates a browser without `EventSource`. */
  streams?: boolean;
}

async function follow({ requestCount = async () => 7, streams = true }: FollowSetup = {}) {
  const opened: { handlers: Handlers; close: ReturnType<typeof vi.fn> }[] = [];
  const request = vi.fn(requestCount);
  const openStream: FollowOptions["openStream"] = (handlers) => {
    const stream = { handlers, close: vi.fn() };
    opened.push(stream);
    return stream;
  };
  const stop = followUnread({ openStream: streams ? openStream : undefined, requestCount: request });
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  const lastStream = () => {
    const stream = opened.at(-1);
    if (stream === undefined) throw new Error("no stream was opened");
    return stream;
  };
  return { stop, opened, lastStream, request };
}

const unread = () => useUnread.getState().unread;
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const setHidden = async (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
};

test("the number is null until it is known", () => {
  expect(unread()).toBeNull();
});

test("shows the stream's numbers without polling", async () => {
  const { lastStream, opened, request } = await follow();
  lastStream().handlers.onCount(3);
  expect(unread()).toBe(3);
  useUnread.getState().refresh();
  await minutes(60);
  expect(opened).toHaveLength(1);
  expect(request).not.toHaveBeenCalled();
});

test("a hidden page neither streams nor polls, and opens a stream as soon as it is visible again", async () => {
  const { lastStream, opened, request } = await follow();
  lastStream().handlers.onCount(3);
  await setHidden(true);
  expect(lastStream().close).toHaveBeenCalledOnce();
  await minutes(60);
  expect([opened.length, request.mock.calls.length]).toEqual([1, 0]);
  await setHidden(false);
  expect(opened).toHaveLength(2);
});

test("polls each minute while the browser reconnects a lost stream", async () => {
  const { lastStream, opened, request } = await follow();
  lastStream().handlers.onCount(1);
  lastStream().handlers.onError(false);
  expect(request).not.toHaveBeenCalled();
  await minutes(3);
  expect(unread()).toBe(7);
  expect([opened.length, request.mock.calls.length]).toEqual([1, 3]);
  lastStream().handlers.onCount(4);
  await minutes(60);
  expect(unread()).toBe(4);
  expect(request).toHaveBeenCalledTimes(3);
});

test("retries a refused stream each minute and polls meanwhile, immediately if the number is unknown", async () => {
  const { lastStream, opened, request } = await follow();
  lastStream().handlers.onError(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(lastStream().close).toHaveBeenCalledOnce();
  expect(unread()).toBe(7);
  await minutes(1);
  expect([opened.length, request.mock.calls.length]).toEqual([2, 2]);
  lastStream().handlers.onError(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(2);
});

test("without streams, polls at the start, each minute, when the page becomes visible, and on demand", async () => {
  const { request } = await follow({ streams: false });
  expect(request).toHaveBeenCalledTimes(1);
  await minutes(1);
  expect(request).toHaveBeenCalledTimes(2);
  useUnread.getState().refresh();
  expect(request).toHaveBeenCalledTimes(3);
  await setHidden(true);
  await setHidden(false);
  expect(request).toHaveBeenCalledTimes(4);
});

test("an API that does not respond is polled once a minute, and the last number stays", async () => {
  const responses = [async () => 2];
  const fail = () => Promise.reject(new Error("away"));
  const { request } = await follow({ streams: false, requestCount: () => (responses.pop() ?? fail)() });
  await minutes(10);
  expect(request).toHaveBeenCalledTimes(11);
  expect(unread()).toBe(2);
});

test("after the session ends, or after `followUnread` is stopped, nothing is opened, requested or shown", async () => {
  const ended = await follow({ streams: false, requestCount: async () => null });
  await minutes(60);
  expect(ended.request).toHaveBeenCalledTimes(1);
  ended.stop();
  const stopped = await follow();
  stopped.lastStream().handlers.onCount(5);
  stopped.stop();
  stopped.lastStream().handlers.onCount(6);
  await setHidden(false);
  await minutes(60);
  expect(unread()).toBeNull();
  expect([stopped.opened.length, stopped.request.mock.calls.length]).toEqual([1, 0]);
});
