import { unknownUnread, useUnread } from "./useUnread.ts";

interface UnreadStream {
  close: () => void;
}

interface StreamCalls {
  onCount: (unread: number) => void;
  /** The connection failed. Closed: it was refused, or its message cannot be read; else the browser connects again. */
  onError: (isClosed: boolean) => void;
}

export interface FollowTools {
  /** Undefined: the number is only asked for. */
  openStream: ((calls: StreamCalls) => UnreadStream) | undefined;
  /** Asks for the number. Null: the session has ended. */
  ask: () => Promise<number | null>;
}

/** Milliseconds between two questions while no stream reports the number. */
const EVERY = 60_000;

/**
 * Keeps the number of unread notifications while the page is visible: by a stream, and without one by asking each minute.
 * A page that is seen again has its number at once.
 *
 * @returns a function that ends it
 */
export function followUnread({ openStream, ask }: FollowTools): () => void {
  let stream: UnreadStream | undefined;
  /** Whether the stream has reported a number since it last failed. */
  let isLive = false;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const { signal } = over;

  function show(unread: number) {
    if (!signal.aborted) useUnread.setState({ unread });
  }

  async function count() {
    try {
      const unread = await ask();
      if (unread === null) rest();
      else show(unread);
    } catch {
      // The next minute asks again.
    }
  }

  function connect() {
    stream ??= openStream?.({
      onCount(unread) {
        isLive = true;
        show(unread);
      },
      onError(isClosed) {
        isLive = false;
        if (!isClosed) return;
        stream?.close();
        stream = undefined;
        if (useUnread.getState().unread === null) void count();
      },
    });
  }

  function askEachMinute() {
    clock = setTimeout(() => {
      askEachMinute();
      connect();
      if (!isLive) void count();
    }, spread(EVERY));
  }

  function rest() {
    clearTimeout(clock);
    stream?.close();
    stream = undefined;
    isLive = false;
  }

  function arrive() {
    rest();
    if (document.hidden) return;
    askEachMinute();
    connect();
    if (stream === undefined) void count();
  }

  document.addEventListener("visibilitychange", arrive, { signal });
  useUnread.setState({
    refresh() {
      if (!isLive) void count();
    },
  });
  arrive();

  return () => {
    over.abort();
    rest();
    useUnread.setState(unknownUnread);
  };
}

/** Many browsers that lost one server do not return at the same moment. */
const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2);
