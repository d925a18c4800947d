import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { requestFrom } from "../testing/requestFrom.ts";
import { type ConnectionBounds, limitConnections } from "./limitConnections.ts";

/** Starts a server that never responds to `/slow` and responds to every other request at once. */
async function serve(bounds: ConnectionBounds): Promise<number> {
  const server = createServer(({ url }, response) => {
    if (url !== "/slow") response.end("quick");
  });
  limitConnections(server, bounds);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function open(port: number, bytes: string, from = "127.0.0.2"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.on("error", () => {}).resume();
  await once(socket, "connect");
  socket.write(bytes);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return socket;
}

const partialHead = "GET / HTTP/1.1\r\nHost: x\r\nX-Half: ";
const slowRequest = "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n";

test("over the limit of an address, its longest-idle connection is closed", async () => {
  const port = await serve({ total: 100, perAddress: 3 });
  const busy = await open(port, slowRequest);
  const partial = [
    await open(port, partialHead),
    await open(port, partialHead),
    await open(port, partialHead),
  ];
  await expect.poll(() => partial.map(({ closed }) => closed)).toEqual([true, false, false]);
  expect(busy.closed).toBe(false);
  expect(await requestFrom("127.0.0.3", port, { path: "/" })).toMatchObject({ status: 200 });
});

test("over the total limit, the longest-idle connection of any address is closed", async () => {
  const port = await serve({ total: 3, perAddress: 3 });
  const first = await open(port, partialHead, "127.0.0.2");
  for (const from of ["127.0.0.4", "127.0.0.5"]) await open(port, slowRequest, from);
  expect(await requestFrom("127.0.0.3", port, { path: "/" })).toMatchObject({ status: 200 });
  expect(first.closed).toBe(true);
});

test("without an idle connection, the new one is closed", async () => {
  const port = await serve({ total: 3, perAddress: 2 });
  const busy = [await open(port, slowRequest), await open(port, slowRequest)];
  const extra = await open(port, slowRequest);
  await expect.poll(() => extra.closed).toBe(true);
  expect(busy.map(({ closed }) => closed)).toEqual([false, false]);
});

test("a connection is idle again after its response", async () => {
  const port = await serve({ total: 100, perAddress: 1 });
  const responded = await open(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await open(port, slowRequest);
  await expect.poll(() => responded.closed).toBe(true);
});

test("connections of our own servers are not limited by address", async () => {
  const port = await serve({
    total: 100,
    perAddress: 2,
    isOwnServer: ({ headers }) => headers["x-ours"] === "1",
  });
  const ownRequest = "GET /slow HTTP/1.1\r\nHost: x\r\nX-Ours: 1\r\n\r\n";
  const sockets: Socket[] = [];
  for (let index = 0; index < 5; index++) sockets.push(await open(port, ownRequest));
  expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false, false, false]);
});
