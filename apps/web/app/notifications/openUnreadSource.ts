/** Reports the number of unread notifications until it is closed. */
export interface UnreadSource {
  /** Asks for the number where no stream is open. */
  refresh: () => void;
  close: () => void;
}

interface StreamCalls {
  onCount: (unread: number) => void;
  /** The connection failed or ended. Returns true where the browser may connect again by itself. */
  onError: (isClosed: boolean) => void;
}

export interface SourceTools {
  /** Opens the stream; undefined: the number is only asked for. */
  openStream: ((calls: StreamCalls) => Pick<UnreadSource, "close">) | undefined;
  /** Asks for the number. Null: the session has ended. */
  ask: () => Promise<number | null>;
  onCount: (unread: number) => void;
}

/** Milliseconds between two questions without a stream. */
const EVERY = 30_000;
/** Longest wait after failures, in milliseconds. */
const LONGEST = 300_000;
/** Wait before a stream is opened again, doubled with each failure, in milliseconds. */
const AGAIN = 3000;
/** Failures in a row after which the number is asked for, and the stream tried only each `LONGEST`. */
const FAILURES = 3;

/**
 * Follows the number by the stream. After a failure it asks for the number and opens the stream again with growing
 * waits; after {@link FAILURES} it asks every half minute and tries the stream every five minutes.
 */
export function openUnreadSource({ openStream, ask, onCount }: SourceTools): UnreadSource {
  let stream: Pick<UnreadSource, "close"> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the stream, and of questions, in a row. */
  let failures = 0;
  let silences = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const count = (unread: number) => {
    if (!isClosed) onCount(unread);
  };

  function connect(open: NonNullable<SourceTools["openStream"]>) {
    triedAt = Date.now();
    stream = open({
      onCount(unread) {
        failures = 0;
        count(unread);
      },
      onError(isOver) {
        failures += 1;
        if (isClosed || (!isOver && failures < FAILURES)) return;
        stream?.close();
        stream = undefined;
        void poll();
      },
    });
  }

  async function poll() {
    clearTimeout(timer);
    try {
      const unread = await ask();
      if (unread === null) close();
      else count(unread);
      silences = 0;
    } catch {
      silences += 1;
    }
    // A second question may have been under way.
    clearTimeout(timer);
    if (!isClosed && stream === undefined) timer = setTimeout(proceed, spread(wait()));
  }

  function wait(): number {
    if (openStream === undefined || failures >= FAILURES) return Math.min(EVERY * 2 ** silences, LONGEST);
    return Math.min(AGAIN * 2 ** (failures - 1 + silences), LONGEST);
  }

  function proceed() {
    const mayStream = failures < FAILURES || Date.now() - triedAt >= LONGEST;
    if (openStream !== undefined && mayStream) connect(openStream);
    else void poll();
  }

  function close() {
    isClosed = true;
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  }

  proceed();

  return {
    refresh() {
      if (!isClosed && stream === undefined) void poll();
    },
    close,
  };
}

/** Many browsers that lost one server do not return at the same moment. */
const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2);
