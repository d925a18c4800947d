import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openUnreadSource, type SourceTools } from "./openUnreadSource.ts";

type Calls = Parameters<NonNullable<SourceTools["openStream"]>>[0];

beforeEach(() => {
  vi.useFakeTimers();
  // The middle of the spread: waits are exact.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open({
  ask = async () => 7,
  streams = true,
}: {
  ask?: () => Promise<number | null>;
  streams?: boolean;
}) {
  const opened: { calls: Calls; close: ReturnType<typeof vi.fn> }[] = [];
  const asked = vi.fn(ask);
  const onCount = vi.fn();
  const source = openUnreadSource({
    openStream: streams
      ? (calls) => {
          const stream = { calls, close: vi.fn() };
          opened.push(stream);
          return stream;
        }
      : undefined,
    ask: asked,
    onCount,
  });
  const last = () => {
    const stream = opened.at(-1);
    if (stream === undefined) throw new Error("no stream was opened");
    return stream;
  };
  return { source, opened, last, asked, onCount };
}

test("numbers of the stream are reported, and nothing is asked", async () => {
  const { last, asked, onCount, source } = open({});
  last().calls.onCount(3);
  source.refresh();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onCount.mock.calls).toEqual([[3]]);
  expect(asked).not.toHaveBeenCalled();
});

test("a stream that ends after minutes is left to the browser, which connects it again", async () => {
  const { opened, last, asked } = open({});
  for (let minute = 0; minute < 20; minute++) {
    last().calls.onCount(1);
    last().calls.onError(false);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});

test("a refused stream is opened again with growing waits, the number is asked for meanwhile", async () => {
  const { opened, last, asked, onCount } = open({});
  last().calls.onError(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(onCount).toHaveBeenLastCalledWith(7);
  await vi.advanceTimersByTimeAsync(2999);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(2);
  last().calls.onError(true);
  await vi.advanceTimersByTimeAsync(5999);
  expect(opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(3);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("after three failures the number is asked for each half minute, and the stream tried each five minutes", async () => {
  const { opened, last, asked } = open({});
  for (let failure = 0; failure < 3; failure++) last().calls.onError(false);
  expect(last().close).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(opened).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(10);
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(2);
  last().calls.onCount(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(10);
});

test("an API that does not answer is asked less and less, at most each five minutes", async () => {
  const { asked } = open({ streams: false, ask: () => Promise.reject(new Error("away")) });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  // After 1, 2 and 4 minutes.
  await vi.advanceTimersByTimeAsync(420_000);
  expect(asked).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1_500_000);
  expect(asked).toHaveBeenCalledTimes(9);
});

test("without streams a refresh asks at once", async () => {
  const { source, asked } = open({ streams: false });
  await vi.advanceTimersByTimeAsync(0);
  source.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("an ended session and a closed source ask nothing more", async () => {
  const ended = open({ streams: false, ask: async () => null });
  const closed = open({});
  closed.last().calls.onError(true);
  closed.source.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended.asked).toHaveBeenCalledTimes(1);
  expect(ended.onCount).not.toHaveBeenCalled();
  expect(closed.onCount).not.toHaveBeenCalled();
  expect(closed.opened).toHaveLength(1);
});
