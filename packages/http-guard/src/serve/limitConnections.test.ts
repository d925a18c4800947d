import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { requestFrom } from "../testing/requestFrom.ts";
import { type ConnectionBounds, limitConnections } from "./limitConnections.ts";

/** Starts a server that never answers `/slow` and answers everything else at once. */
async function serve(bounds: ConnectionBounds): Promise<number> {
  const server = createServer(({ url }, answer) => {
    if (url !== "/slow") answer.end("quick");
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

const halfHead = "GET / HTTP/1.1\r\nHost: x\r\nX-Half: ";
const slowRequest = "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n";

test("an address over its share loses its longest-idle connection", async () => {
  const port = await serve({ total: 100, perAddress: 3 });
  const working = await open(port, slowRequest);
  const halves = [await open(port, halfHead), await open(port, halfHead), await open(port, halfHead)];
  await expect.poll(() => halves.map(({ closed }) => closed)).toEqual([true, false, false]);
  expect(working.closed).toBe(false);
  expect(await requestFrom("127.0.0.3", port, { path: "/" })).toMatchObject({ status: 200 });
});

test("over the total limit, the longest-idle connection of any address is closed", async () => {
  const port = await serve({ total: 3, perAddress: 3 });
  const first = await open(port, halfHead, "127.0.0.2");
  for (const from of ["127.0.0.4", "127.0.0.5"]) await open(port, slowRequest, from);
  expect(await requestFrom("127.0.0.3", port, { path: "/" })).toMatchObject({ status: 200 });
  expect(first.closed).toBe(true);
});

test("without an idle connection, the new one is closed", async () => {
  const port = await serve({ total: 3, perAddress: 2 });
  const working = [await open(port, slowRequest), await open(port, slowRequest)];
  const late = await open(port, slowRequest);
  await expect.poll(() => late.closed).toBe(true);
  expect(working.map(({ closed }) => closed)).toEqual([false, false]);
});

test("a connection is idle again after its response", async () => {
  const port = await serve({ total: 100, perAddress: 1 });
  const answered = await open(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await open(port, slowRequest);
  await expect.poll(() => answered.closed).toBe(true);
});

test("connections of our own servers are not limited by address", async () => {
  const port = await serve({
    total: 100,
    perAddress: 2,
    isOwnServer: ({ headers }) => headers["x-ours"] === "1",
  });
  const ours = "GET /slow HTTP/1.1\r\nHost: x\r\nX-Ours: 1\r\n\r\n";
  const sockets: Socket[] = [];
  for (let turn = 0; turn < 5; turn++) sockets.push(await open(port, ours));
  expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false, false, false]);
});
