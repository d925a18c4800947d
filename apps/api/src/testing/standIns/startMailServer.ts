import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A received mail: sender, recipients, and the message as transferred. */
export interface Delivery {
  from: string;
  to: string[];
  message: string;
}

/** `silent`: accepts connections and never responds. `away`: nothing listens. */
type State = "up" | "silent" | "away";

interface Trouble {
  /** Recipients for which the server hangs. */
  hangsAt: Set<string>;
  /** True: accepts mails, then breaks the connection instead of responding. */
  isCuttingAnswers: boolean;
}

/** Starts a mail server with the SMTP commands that a client needs, and with simulated failures. */
export async function startMailServer() {
  const deliveries: Delivery[] = [];
  const trouble: Trouble = { hangsAt: new Set(), isCuttingAnswers: false };
  const sockets = new Set<Socket>();
  let state: State = "up";
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    if (state === "up") converse(socket, deliveries, trouble);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    deliveries,
    trouble,
    /** Number of open connections. */
    connections: () => sockets.size,
    setState: async (next: State) => {
      await close();
      state = next;
      if (state !== "away") await listen(port);
    },
    stop: close,
  };
}

function converse(socket: Socket, deliveries: Delivery[], trouble: Trouble): void {
  let delivery: Delivery = { from: "", to: [], message: "" };
  let isMessage = false;
  let rest = "";
  socket.write("220 ready\r\n");
  socket.on("data", (data) => {
    rest += String(data);
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (isMessage && line !== ".") delivery.message += `${line}\r\n`;
      else answer(line);
    }
  });
  function answer(line: string): undefined {
    if (isMessage) {
      isMessage = false;
      deliveries.push(delivery);
      delivery = { from: "", to: [], message: "" };
      if (trouble.isCuttingAnswers) return void socket.destroy();
    } else if (/^MAIL FROM:/i.test(line)) delivery.from = line;
    else if (/^RCPT TO:/i.test(line)) {
      delivery.to.push(line);
      if (trouble.hangsAt.has(addressOf(line))) return undefined;
    } else if (/^DATA/i.test(line)) {
      isMessage = true;
      socket.write("354 go on\r\n");
      return undefined;
    } else if (/^QUIT/i.test(line)) return void socket.end("221 bye\r\n");
    socket.write("250 ok\r\n");
  }
}

/** Returns the address in `RCPT TO:<address>`. */
export function addressOf(line: string): string {
  return /<(.*)>/.exec(line)?.[1] ?? line;
}
