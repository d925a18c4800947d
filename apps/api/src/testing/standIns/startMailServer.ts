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

interface MailServerFaults {
  /** Recipients for which the server hangs. */
  hangingRecipients: Set<string>;
  /** If true, the server accepts mails, then breaks the connection instead of responding. */
  dropsResponses: boolean;
}

/** Starts a mail server with the SMTP commands that a client needs, and with simulated failures. */
export async function startMailServer() {
  const deliveries: Delivery[] = [];
  const faults: MailServerFaults = { hangingRecipients: new Set(), dropsResponses: false };
  const sockets = new Set<Socket>();
  let state: State = "up";
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    if (state === "up") serveConnection(socket, deliveries, faults);
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
    faults,
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

function serveConnection(socket: Socket, deliveries: Delivery[], faults: MailServerFaults): void {
  let delivery: Delivery = { from: "", to: [], message: "" };
  let isReadingMessage = false;
  let buffer = "";
  socket.write("220 ready\r\n");
  socket.on("data", (data) => {
    buffer += String(data);
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (isReadingMessage && line !== ".") delivery.message += `${line}\r\n`;
      else handleLine(line);
    }
  });
  function handleLine(line: string): undefined {
    if (isReadingMessage) {
      isReadingMessage = false;
      deliveries.push(delivery);
      delivery = { from: "", to: [], message: "" };
      if (faults.dropsResponses) return void socket.destroy();
    } else if (/^MAIL FROM:/i.test(line)) delivery.from = line;
    else if (/^RCPT TO:/i.test(line)) {
      delivery.to.push(line);
      if (faults.hangingRecipients.has(addressOf(line))) return undefined;
    } else if (/^DATA/i.test(line)) {
      isReadingMessage = true;
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
