import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressGroup } from "../addresses/addressGroup.ts";

export interface ConnectionBounds {
  /** Maximum number of open connections. */
  total: number;
  /** Maximum number from one network address. Infinity behind a proxy, since all connections then have its address. */
  perAddress: number;
  /**
   * Returns whether a request proves that its connection belongs to one of our own servers, which sends requests for
   * many visitors.
   */
  isOwnServer?: (incoming: IncomingMessage) => boolean;
}

interface Open {
  socket: Socket;
  group: Group | undefined;
  /** Number of requests without a complete response. An incomplete head does not count as a request. */
  underWay: number;
}

interface Group {
  address: string;
  all: Set<Open>;
  /** Longest idle first. */
  idle: Set<Open>;
}

/**
 * Limits the number of open connections. Over a limit, closes the connection that has been idle longest, of the address
 * or in total. A connection is idle without a request in progress, even if half a head has arrived. If none is idle,
 * closes the new one.
 */
export function limitConnections(server: Server, { total, perAddress, isOwnServer }: ConnectionBounds): void {
  const bySocket = new Map<Socket, Open>();
  const idle = new Set<Open>();
  const groups = new Map<string, Group>();

  server.on("connection", (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? "");
    const group = groups.get(address) ?? { address, all: new Set(), idle: new Set() };
    groups.set(address, group);
    const open: Open = { socket, group, underWay: 0 };
    bySocket.set(socket, open);
    group.all.add(open);
    rest(open);
    socket.once("close", () => forget(open));
    if (group.all.size > perAddress) closeFirst(group.idle);
    if (bySocket.size > total) closeFirst(idle);
  });

  server.on("request", (incoming: IncomingMessage, answer: ServerResponse) => {
    const open = bySocket.get(incoming.socket);
    if (open === undefined) return;
    open.underWay += 1;
    wake(open);
    if (open.group !== undefined && isOwnServer?.(incoming) === true) leaveGroup(open);
    answer.once("close", () => {
      open.underWay -= 1;
      if (open.underWay === 0 && bySocket.has(open.socket)) rest(open);
    });
  });

  function rest(open: Open): void {
    idle.add(open);
    open.group?.idle.add(open);
  }

  function wake(open: Open): void {
    idle.delete(open);
    open.group?.idle.delete(open);
  }

  function leaveGroup(open: Open): void {
    const { group } = open;
    if (group === undefined) return;
    group.all.delete(open);
    group.idle.delete(open);
    if (group.all.size === 0) groups.delete(group.address);
    open.group = undefined;
  }

  function forget(open: Open): void {
    bySocket.delete(open.socket);
    wake(open);
    leaveGroup(open);
  }

  function closeFirst(opens: ReadonlySet<Open>): void {
    const [first] = opens;
    if (first === undefined) return;
    forget(first);
    first.socket.destroy();
  }
}
