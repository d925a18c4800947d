import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

export interface FloodOptions {
  port: number;
  /** An address of this machine. */
  from: string;
  /** Connections that are kept open. */
  count: number;
  /** Sent at once on each. */
  bytes: Buffer;
  /** Whether closed ones are opened again; they are by default. */
  isRefilled?: boolean;
}

export interface Flood {
  /** Connections that are open now. */
  open: () => number;
  /** Connections that the server has closed. */
  closed: () => number;
  stop: () => Promise<void>;
}

/** Connections opened at once, and the milliseconds until the next, at first and later. */
const STEP = { count: 50, pause: 25, later: 1000 };
/** Milliseconds between two bytes of a connection. */
const DRIP = 1000;

/** Opens connections that send a byte each second after their first bytes, and opens closed ones again. */
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
