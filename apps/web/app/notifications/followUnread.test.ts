// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUnread } from "./useUnread.ts";

type Grant = () => Promise<void>;
interface Request {
  grant: Grant;
  reject: (error: unknown) => void;
}

/** Web locks of one browser, of one name. */
class FakeLocks {
  holder: Request | undefined;
  waiting: Request[] = [];

  request(_name: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, grant: Grant) {
    return new Promise<void>((resolve, reject) => {
      const request = { grant, reject };
      const end = () => {
        if (this.holder === request) this.holder = undefined;
        this.waiting = this.waiting.filter((one) => one !== request);
        resolve();
        this.next();
      };
      request.grant = async () => {
        await grant();
        end();
      };
      signal?.addEventListener("abort", () => {
        if (this.holder !== request) {
          this.waiting = this.waiting.filter((one) => one !== request);
          reject(new DOMException("aborted", "AbortError"));
        }
      });
      if (steal) {
        this.holder?.reject(new DOMException("taken", "AbortError"));
        this.holder = undefined;
        this.waiting.unshift(request);
      } else this.waiting.push(request);
      this.next();
    });
  }

  next() {
    if (this.holder !== undefined) return;
    this.holder = this.waiting.shift();
    void this.holder?.grant();
  }
}

const channels = new Set<FakeChannel>();

class FakeChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.dispatchEvent(new MessageEvent("message", { data })));
  }
  close() {
    channels.delete(this);
  }
}

/** Streams that are open now, by tab. */
const streams: { tab: string; count: (unread: number) => void }[] = [];
const stops: (() => void)[] = [];
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  Object.defineProperty(navigator, "locks", { value: new FakeLocks(), configurable: true });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  streams.length = 0;
  channels.clear();
  isHidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a tab: the modules of each are its own. */
async function openTab(tab: string, ask: () => Promise<number | null> = async () => 0) {
  vi.resetModules();
  const [{ followUnread }, { useUnread: unread }] = await Promise.all([
    import("./followUnread.ts"),
    import("./useUnread.ts"),
  ]);
  const stop = followUnread({
    userId: "user-1",
    openStream({ onCount }) {
      const stream = { tab, count: onCount };
      streams.push(stream);
      return { close: () => void streams.splice(streams.indexOf(stream), 1) };
    },
    ask,
  });
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  return { stop, unread: () => unread.getState().unread, refresh: () => unread.getState().refresh() };
}

const holders = () => streams.map(({ tab }) => tab);
const see = async (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
};

test("of several tabs one has a stream, and all have its number", async () => {
  const first = await openTab("first");
  streams[0]?.count(3);
  const second = await openTab("second");
  const third = await openTab("third");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(holders()).toEqual(["first"]);
  expect([first, second, third].map(({ unread }) => unread())).toEqual([3, 3, 3]);
  streams[0]?.count(4);
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second, third].map(({ unread }) => unread())).toEqual([4, 4, 4]);
});

test("when the tab with the stream is left, another one opens it", async () => {
  const first = await openTab("first");
  await openTab("second");
  first.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(holders()).toEqual(["second"]);
  expect(first.unread()).toBeNull();
});

test("a visible tab takes the stream of one that does not answer", async () => {
  await openTab("suspended");
  const [suspended] = channels;
  suspended?.close();
  await openTab("visible");
  expect(holders()).toEqual(["suspended"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(holders()).toEqual(["visible"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(holders()).toEqual(["visible"]);
});

test("a tab that is hidden for five minutes closes its stream, and opens it when it is seen again", async () => {
  await openTab("only");
  await see(true);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(holders()).toEqual(["only"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(holders()).toEqual([]);
  await see(false);
  expect(holders()).toEqual(["only"]);
});

test("a page that is left gives its lock back, so that it may be kept for the way back", async () => {
  await openTab("only");
  window.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(0);
  expect(holders()).toEqual([]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(holders()).toEqual(["only"]);
});

test("without locks the number is asked for, and not while hidden for long", async () => {
  Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
  const ask = vi.fn(async () => 5);
  const tab = await openTab("only", ask);
  expect(holders()).toEqual([]);
  expect(tab.unread()).toBe(5);
  tab.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  await see(true);
  await vi.advanceTimersByTimeAsync(300_000);
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).not.toHaveBeenCalled();
});

test("where the browser refuses locks, the number is asked for", async () => {
  const locks = { request: () => Promise.reject(new DOMException("blocked", "SecurityError")) };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  const tab = await openTab("only", async () => 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(holders()).toEqual([]);
  expect(tab.unread()).toBe(2);
});

test("before anything is known the number is null", () => {
  expect(useUnread.getState().unread).toBeNull();
});
