import { unknownUnread, useUnread } from "./useUnread.ts";

interface UnreadStream {
  close: () => void;
}

interface StreamHandlers {
  onCount: (unread: number) => void;
  /**
   * Called when the connection fails. `isClosed`: the stream was refused, or its message cannot be parsed.
   * Otherwise the browser reconnects by itself.
   */
  onError: (isClosed: boolean) => void;
}

export interface FollowOptions {
  /** If undefined, the number is only polled. */
  openStream: ((handlers: StreamHandlers) => UnreadStream) | undefined;
  /** Requests the number. Resolves to null if the session has ended. */
  requestCount: () => Promise<number | null>;
}

/** Milliseconds between polls while no stream reports the number. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Keeps the number of unread notifications current while the page is visible, by a stream or else by polling
 * each minute. A page that becomes visible again updates the number immediately.
 *
 * @returns a function that stops the updates
 */
export function followUnread({ openStream, requestCount }: FollowOptions): () => void {
  let stream: UnreadStream | undefined;
  /** Whether the stream has reported a number since it last failed. */
  let isLive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const { signal } = controller;

  function show(unread: number) {
    if (!signal.aborted) useUnread.setState({ unread });
  }

  async function updateCount() {
    try {
      const unread = await requestCount();
      if (unread === null) disconnect();
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
        if (useUnread.getState().unread === null) void updateCount();
      },
    });
  }

  function pollEachMinute() {
    timer = setTimeout(() => {
      pollEachMinute();
      connect();
      if (!isLive) void updateCount();
    }, addJitter(POLL_INTERVAL_MS));
  }

  function disconnect() {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
    isLive = false;
  }

  function reconnect() {
    disconnect();
    if (document.hidden) return;
    pollEachMinute();
    connect();
    if (stream === undefined) void updateCount();
  }

  document.addEventListener("visibilitychange", reconnect, { signal });
  useUnread.setState({
    refresh() {
      if (!isLive) void updateCount();
    },
  });
  reconnect();

  return () => {
    controller.abort();
    disconnect();
    useUnread.setState(unknownUnread);
  };
}

/** Adds jitter, so that the browsers that lost the same server do not reconnect simultaneously. */
const addJitter = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2);
