import { createServer } from "node:http";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { setIdleTimeouts } from "./setIdleTimeouts.ts";

/** Starts a server that reads the body and responds after 600 ms of silence. */
async function serveSlowly(): Promise<number> {
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on("end", () => setTimeout(() => response.end("late"), 600));
  });
  setIdleTimeouts(server, { request: 200, response: 5000 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

test("a response may take longer than the request timeout, for each request on a connection", async () => {
  const url = `http://127.0.0.1:${await serveSlowly()}/`;
  for (const body of [null, "{}"]) {
    const response = await fetch(url, { method: body === null ? "GET" : "POST", body });
    expect(await response.text()).toBe("late");
  }
});

test("a connection with an incomplete request is closed, even after an earlier response", async () => {
  const socket = connect(await serveSlowly(), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  const start = performance.now();
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
  await once(socket, "close");
  expect(performance.now() - start).toBeLessThan(4000);
});
