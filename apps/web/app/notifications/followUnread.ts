import { unknownUnread, useUnread } from "./useUnread.ts";

interface UnreadStream {
  close: () => void;
}

interface StreamCalls {
  onCount: (unread: number) => void;
  /**
   * Called when the connection fails. Closed: the stream was refused, or its message cannot be parsed. Otherwise the
   * browser reconnects by itself.
   */
  onError: (isClosed: boolean) => void;
}

export interface FollowTools {
  /** If undefined, the number is only polled. */
  openStream: ((calls: StreamCalls) => UnreadStream) | undefined;
  /** Requests the number. Resolves to null if the session has ended. */
  ask: () => Promise<number | null>;
}

/** Milliseconds between polls while no stream reports the number. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Keeps the number of unread notifications current while the page is visible: by a stream, or else by polling each
 * minute. A page that becomes visible again updates its number immediately.
 *
 * @returns a function that stops it
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
      // The next poll retries in a minute.
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

  function pollEachMinute() {
    clock = setTimeout(() => {
      pollEachMinute();
      connect();
      if (!isLive) void count();
    }, spread(POLL_INTERVAL_MS));
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
    pollEachMinute();
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

/** Adds jitter, so that the browsers that lost the same server do not reconnect simultaneously. */
const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2);
