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
const BATCH = { count: 50, pause: 25, refillPause: 1000 };
/** Interval between two bytes on a connection, in milliseconds. */
const DRIP_INTERVAL = 1000;

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
  const controller = new AbortController();
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
    for (
      let missingCount = count - sockets.size;
      missingCount > 0 && !controller.signal.aborted;
      missingCount -= BATCH.count
    ) {
      for (let index = 0; index < Math.min(missingCount, BATCH.count); index++) open();
      await setTimeout(pause);
    }
  };
  const dripTimer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, DRIP_INTERVAL);
  await fill(BATCH.pause);
  const refilling = (async () => {
    if (!isRefilled) return;
    while (!controller.signal.aborted) {
      await setTimeout(BATCH.refillPause);
      await fill(BATCH.refillPause);
    }
  })();
  return {
    open: () => sockets.size,
    closed: () => closed,
    stop: async () => {
      controller.abort();
      clearInterval(dripTimer);
      await refilling;
      for (const socket of sockets) socket.destroy();
    },
  };
}
