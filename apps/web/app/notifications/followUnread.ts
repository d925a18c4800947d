import { type UnreadSource, openUnreadSource, type SourceTools } from "./openUnreadSource.ts";
import { unknownUnread, useUnread } from "./useUnread.ts";

/** A message between the tabs of a user: the number, a question for it, or the answer of a tab that lacks it yet. */
type Message = number | "asked" | "answered" | "changed";

export interface FollowTools extends Pick<SourceTools, "openStream" | "ask"> {
  userId: string;
}

/** Milliseconds in which the tab with the stream answers another one. */
const ANSWER = 2000;
/** Milliseconds after which a hidden tab leaves the stream to others. */
const HIDDEN = 300_000;

/**
 * Keeps the number of unread notifications for all tabs of the browser: the holder of a lock has the only stream and
 * sends its numbers to the others. A visible tab that gets no answer, because the holder is suspended, takes the lock.
 * A tab that is hidden for long, or left, gives it back. Without locks each visible tab asks for the number.
 *
 * @returns a function that ends it
 */
export function followUnread({ userId, openStream, ask }: FollowTools): () => void {
  const locks = locksOf(navigator);
  const name = `sayara.unread.${userId}`;
  const channel = locks === undefined ? undefined : new BroadcastChannel(name);
  let source: UnreadSource | undefined;
  /** Ends the turn, or the wait for it; undefined while this tab takes no part. */
  let endTurn: (() => void) | undefined;
  let last: number | null = null;
  let answerClock: ReturnType<typeof setTimeout> | undefined;
  let hiddenClock: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
  const send = (message: Message) => channel?.postMessage(message);
  const show = (unread: number) => {
    last = unread;
    useUnread.setState({ unread });
  };

  function openSource(stream?: FollowTools["openStream"]) {
    clearTimeout(answerClock);
    source = openUnreadSource({
      openStream: stream,
      ask,
      onCount(unread) {
        show(unread);
        send(unread);
      },
    });
  }

  function join(steal = false) {
    if (isStopped || endTurn !== undefined) return;
    if (locks === undefined) {
      openSource();
      endTurn = () => {};
      return;
    }
    endTurn = takeTurn(locks, name, {
      steal,
      onTurn: () => openSource(openStream),
      // This tab waits for its next turn.
      onTaken() {
        leave();
        join();
      },
      onRefused: () => openSource(),
    });
  }
  function leave() {
    clearTimeout(answerClock);
    source?.close();
    source = undefined;
    endTurn?.();
    endTurn = undefined;
  }

  function askHolder() {
    send("asked");
    clearTimeout(answerClock);
    answerClock = setTimeout(() => {
      if (source !== undefined || document.hidden) return;
      leave();
      join(true);
    }, ANSWER);
  }

  function hear({ data }: MessageEvent<Message>) {
    if (data === "asked" && source !== undefined) {
      send(last ?? "answered");
      // The visible tab takes its turn: a hidden one may be suspended.
      if (document.hidden) {
        leave();
        join();
      }
    }
    if (data === "changed") source?.refresh();
    if (typeof data === "number") show(data);
    if (data === "answered" || typeof data === "number") clearTimeout(answerClock);
  }

  function arrive() {
    clearTimeout(hiddenClock);
    if (document.hidden) {
      hiddenClock = setTimeout(leave, HIDDEN);
      return;
    }
    source?.refresh();
    join();
    if (source === undefined) askHolder();
  }

  const events = new AbortController();
  const { signal } = events;
  channel?.addEventListener("message", hear, { signal });
  document.addEventListener("visibilitychange", arrive, { signal });
  // A page with a lock is not kept for the way back.
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && arrive(), { signal });
  useUnread.setState({
    refresh: () => {
      source?.refresh();
      send("changed");
    },
  });
  arrive();

  return () => {
    isStopped = true;
    events.abort();
    clearTimeout(hiddenClock);
    leave();
    channel?.close();
    useUnread.setState(unknownUnread);
  };
}

/** Returns the browser's locks; undefined where tabs cannot share a stream. */
function locksOf({ locks }: { locks?: LockManager }): LockManager | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : locks;
}

interface TurnOptions {
  /** Takes the lock from its holder. */
  steal: boolean;
  onTurn: () => void;
  /** Another tab took the lock. */
  onTaken: () => void;
  /** The browser gives no lock, as where storage is blocked. */
  onRefused: () => void;
}

/** Waits for the lock and holds it until the returned function is called. */
function takeTurn(locks: LockManager, name: string, { steal, onTurn, onTaken, onRefused }: TurnOptions) {
  const turn = new AbortController();
  let release = () => {};
  const held = locks.request(name, steal ? { steal } : { signal: turn.signal }, async () => {
    if (turn.signal.aborted) return;
    onTurn();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  held.catch((error: unknown) => {
    if (turn.signal.aborted) return;
    if (error instanceof DOMException && error.name === "AbortError") onTaken();
    else onRefused();
  });
  return () => {
    turn.abort();
    release();
  };
}
