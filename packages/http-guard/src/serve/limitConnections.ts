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

interface Connection {
  socket: Socket;
  group: ConnectionGroup | undefined;
  /** Number of requests without a complete response. A request counts once its headers are complete. */
  pendingRequests: number;
}

interface ConnectionGroup {
  address: string;
  connections: Set<Connection>;
  /** Longest idle first. */
  idle: Set<Connection>;
}

/**
 * Limits the number of open connections. Over a limit, closes the connection that has been idle longest, of
 * the address or in total. A connection without a request in progress is idle, even if incomplete headers
 * have arrived. If none is idle, closes the new one.
 */
export function limitConnections(server: Server, { total, perAddress, isOwnServer }: ConnectionBounds): void {
  const bySocket = new Map<Socket, Connection>();
  const idle = new Set<Connection>();
  const groups = new Map<string, ConnectionGroup>();

  server.on("connection", (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? "");
    const group = groups.get(address) ?? { address, connections: new Set(), idle: new Set() };
    groups.set(address, group);
    const connection: Connection = { socket, group, pendingRequests: 0 };
    bySocket.set(socket, connection);
    group.connections.add(connection);
    markIdle(connection);
    socket.once("close", () => removeConnection(connection));
    if (group.connections.size > perAddress) closeLongestIdle(group.idle);
    if (bySocket.size > total) closeLongestIdle(idle);
  });

  server.on("request", (incoming: IncomingMessage, response: ServerResponse) => {
    const connection = bySocket.get(incoming.socket);
    if (connection === undefined) return;
    connection.pendingRequests += 1;
    markActive(connection);
    if (connection.group !== undefined && isOwnServer?.(incoming) === true) leaveGroup(connection);
    response.once("close", () => {
      connection.pendingRequests -= 1;
      if (connection.pendingRequests === 0 && bySocket.has(connection.socket)) markIdle(connection);
    });
  });

  function markIdle(connection: Connection): void {
    idle.add(connection);
    connection.group?.idle.add(connection);
  }

  function markActive(connection: Connection): void {
    idle.delete(connection);
    connection.group?.idle.delete(connection);
  }

  function leaveGroup(connection: Connection): void {
    const { group } = connection;
    if (group === undefined) return;
    group.connections.delete(connection);
    group.idle.delete(connection);
    if (group.connections.size === 0) groups.delete(group.address);
    connection.group = undefined;
  }

  function removeConnection(connection: Connection): void {
    bySocket.delete(connection.socket);
    markActive(connection);
    leaveGroup(connection);
  }

  function closeLongestIdle(connections: ReadonlySet<Connection>): void {
    const [longestIdle] = connections;
    if (longestIdle === undefined) return;
    removeConnection(longestIdle);
    longestIdle.socket.destroy();
  }
}
