import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

export interface FloodOptions {
  port: number;
  /** A local address. */
  from: string;
  /** Number of connections kept open. */
  count: number;
  /** Sent at once on each connection. */
  bytes: Buffer;
  /** Whether closed connections are reopened. Defaults to true. */
  isRefilled?: boolean;
}

export interface Flood {
  /** Returns the number of open connections. */
  open: () => number;
  /** Returns the number of connections closed by the server. */
  closed: () => number;
  stop: () => Promise<void>;
}

/** Connections opened at once, and the pause before the next batch in milliseconds, at first and later. */
const STEP = { count: 50, pause: 25, later: 1000 };
/** Interval between two bytes on a connection, in milliseconds. */
const DRIP = 1000;

/** Opens connections that send one byte per second after their first bytes. Reopens closed ones. */
export async function openFlood({
  port,
  from,
  count,
  bytes,
  isRefilled = true,
}: FloodOptions): Promise<Flood> {
  const sockets = new Set<Socket>();
  let closed = 0;
  const over = new AbortController();
  const open = () => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    sockets.add(socket);
    socket.on("error", () => {}).resume();
    socket.on("close", () => {
      closed += 1;
      sockets.delete(socket);
    });
    socket.write(bytes);
  };
  const fill = async (pause: number) => {
    for (let missing = count - sockets.size; missing > 0 && !over.signal.aborted; missing -= STEP.count) {
      for (let turn = 0; turn < Math.min(missing, STEP.count); turn++) open();
      await setTimeout(pause);
    }
  };
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, DRIP);
  await fill(STEP.pause);
  const refilled = (async () => {
    if (!isRefilled) return;
    while (!over.signal.aborted) {
      await setTimeout(STEP.later);
      await fill(STEP.later);
    }
  })();
  return {
    open: () => sockets.size,
    closed: () => closed,
    stop: async () => {
      over.abort();
      clearInterval(drip);
      await refilled;
      for (const socket of sockets) socket.destroy();
    },
  };
}
