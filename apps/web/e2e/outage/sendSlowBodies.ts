import { connect } from "node:net";

const head = [
  "POST /contact HTTP/1.1",
  "Host: localhost",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Length: 1000",
];

/**
 * Opens connections to a server, each sending a form at one byte per second. Resolves once the server has
 * closed all of them, with the longest time in milliseconds that a connection was open.
 */
export async function sendSlowBodies(url: string, count: number): Promise<number> {
  const { hostname, port } = new URL(url);
  const times = Array.from(
    { length: count },
    () =>
      new Promise<number>((resolve) => {
        const opened = performance.now();
        const socket = connect(Number(port), hostname);
        socket.on("error", () => {}).resume();
        socket.write(`${head.join("\r\n")}\r\n\r\n`);
        const drip = setInterval(() => socket.write("a"), 1000);
        socket.on("close", () => {
          clearInterval(drip);
          resolve(performance.now() - opened);
        });
      }),
  );
  return Math.max(...(await Promise.all(times)));
}
