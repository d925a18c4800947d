import { createServer } from "node:http";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#api/config/readConfig.ts";
import { requestLimits } from "#api/database/databaseLimits.ts";
import { voucherBounds } from "#api/documents/voucher/voucherBounds.ts";
import { GATEWAY_PATIENCE } from "#api/payment/callGateway.ts";
import { TURN_PATIENCE } from "#api/payment/createGateways.ts";
import { pictureBounds } from "#api/pictures/pictureBounds.ts";
import { STORE_PATIENCE } from "#api/storage/s3Store.ts";
import { limitServer, silence } from "./serverLimits.ts";

/** Starts a server that reads the body and answers after 600 ms of silence. */
async function serveSlowly(): Promise<number> {
  const server = createServer((incoming, answer) => {
    incoming.resume();
    incoming.on("end", () => setTimeout(() => answer.end("late"), 600));
  });
  limitServer(server, { request: 200, answer: 5000 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

test("an answer may take longer than a silent request, for each request of a connection", async () => {
  const url = `http://127.0.0.1:${await serveSlowly()}/`;
  for (const body of [null, "{}"]) {
    const sent = await fetch(url, { method: body === null ? "GET" : "POST", body });
    expect(await sent.text()).toBe("late");
  }
});

test("half a request is closed, also on a connection that had an answer", async () => {
  const socket = connect(await serveSlowly(), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  const begun = performance.now();
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
  await once(socket, "close");
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("a turn, two late statements and the longest work are answered before a silent socket is closed", () => {
  const { admission } = readConfig({});
  const statement = requestLimits.place + requestLimits.answer;
  const common = admission.patience + 2 * statement;
  const gatewayCall = TURN_PATIENCE + GATEWAY_PATIENCE;
  const work = {
    voucher: voucherBounds.patience + voucherBounds.deadline,
    // Stores the new file and removes the old one.
    picture: pictureBounds.patience + pictureBounds.deadline + 2 * STORE_PATIENCE,
    // Ends an earlier payment session (read, expire) and opens a new one (Konnect: two calls).
    checkout: 4 * gatewayCall,
  };
  const late = Object.entries(work).filter(([, milliseconds]) => common + milliseconds >= silence.answer);
  expect(late).toEqual([]);
});
