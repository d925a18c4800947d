// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FollowTools, followUnread } from "./followUnread.ts";
import { useUnread } from "./useUnread.ts";

type Calls = Parameters<NonNullable<FollowTools["openStream"]>>[0];

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

interface Given {
  ask?: FollowTools["ask"];
  /** False simulates a browser without `EventSource`. */
  streams?: boolean;
}

async function follow({ ask = async () => 7, streams = true }: Given = {}) {
  const opened: { calls: Calls; close: ReturnType<typeof vi.fn> }[] = [];
  const asked = vi.fn(ask);
  const openStream: FollowTools["openStream"] = (calls) => {
    const stream = { calls, close: vi.fn() };
    opened.push(stream);
    return stream;
  };
  const stop = followUnread({ openStream: streams ? openStream : undefined, ask: asked });
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  const last = () => {
    const stream = opened.at(-1);
    if (stream === undefined) throw new Error("no stream was opened");
    return stream;
  };
  return { stop, opened, last, asked };
}

const unread = () => useUnread.getState().unread;
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const see = async (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
};

test("the number is null until it is known", () => {
  expect(unread()).toBeNull();
});

test("shows the stream's numbers without polling", async () => {
  const { last, opened, asked } = await follow();
  last().calls.onCount(3);
  expect(unread()).toBe(3);
  useUnread.getState().refresh();
  await minutes(60);
  expect(opened).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});

test("a hidden page neither streams nor polls, and opens a stream as soon as it is visible again", async () => {
  const { last, opened, asked } = await follow();
  last().calls.onCount(3);
  await see(true);
  expect(last().close).toHaveBeenCalledOnce();
  await minutes(60);
  expect([opened.length, asked.mock.calls.length]).toEqual([1, 0]);
  await see(false);
  expect(opened).toHaveLength(2);
});

test("polls each minute while the browser reconnects a lost stream", async () => {
  const { last, opened, asked } = await follow();
  last().calls.onCount(1);
  last().calls.onError(false);
  expect(asked).not.toHaveBeenCalled();
  await minutes(3);
  expect(unread()).toBe(7);
  expect([opened.length, asked.mock.calls.length]).toEqual([1, 3]);
  last().calls.onCount(4);
  await minutes(60);
  expect(unread()).toBe(4);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("retries a refused stream each minute and polls meanwhile, immediately if the number is unknown", async () => {
  const { last, opened, asked } = await follow();
  last().calls.onError(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(last().close).toHaveBeenCalledOnce();
  expect(unread()).toBe(7);
  await minutes(1);
  expect([opened.length, asked.mock.calls.length]).toEqual([2, 2]);
  last().calls.onError(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("without streams it polls at the start, each minute, when the page becomes visible, and on demand", async () => {
  const { asked } = await follow({ streams: false });
  expect(asked).toHaveBeenCalledTimes(1);
  await minutes(1);
  expect(asked).toHaveBeenCalledTimes(2);
  useUnread.getState().refresh();
  expect(asked).toHaveBeenCalledTimes(3);
  await see(true);
  await see(false);
  expect(asked).toHaveBeenCalledTimes(4);
});

test("an API that does not respond is polled once a minute, and the last number stays", async () => {
  const answers = [async () => 2];
  const away = () => Promise.reject(new Error("away"));
  const { asked } = await follow({ streams: false, ask: () => (answers.pop() ?? away)() });
  await minutes(10);
  expect(asked).toHaveBeenCalledTimes(11);
  expect(unread()).toBe(2);
});

test("after the session ends, or after it is stopped, nothing is opened, requested or shown", async () => {
  const ended = await follow({ streams: false, ask: async () => null });
  await minutes(60);
  expect(ended.asked).toHaveBeenCalledTimes(1);
  ended.stop();
  const left = await follow();
  left.last().calls.onCount(5);
  left.stop();
  left.last().calls.onCount(6);
  await see(false);
  await minutes(60);
  expect(unread()).toBeNull();
  expect([left.opened.length, left.asked.mock.calls.length]).toEqual([1, 0]);
});
