import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy of a database. Its connections can freeze, as behind a dead router, or be cut. */
export interface Proxy {
  /** The target's URL through the proxy. */
  url: string;
  /** Accepts connections and bytes but forwards nothing. Open connections stay silent forever. */
  freeze: () => void;
  /** Forwards new connections again. */
  thaw: () => void;
  /** Closes every connection. */
  cut: () => void;
  stop: () => Promise<void>;
}

export async function startProxy(targetUrl: string): Promise<Proxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((clientSocket) => {
    track(clientSocket);
    if (isFrozen) return;
    const targetSocket = connect(Number(target.port || 5432), target.hostname);
    track(targetSocket);
    clientSocket.pipe(targetSocket);
    targetSocket.pipe(clientSocket);
    clientSocket.on("close", () => targetSocket.destroy());
    targetSocket.on("close", () => clientSocket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
    cut,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
