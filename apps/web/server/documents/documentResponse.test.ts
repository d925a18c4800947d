import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { serveApp } from "@sayara/http-guard/serve/serveApp";
import { expect, test } from "vitest";
import { documentResponse } from "./documentResponse.ts";
import type { FinishedDocument } from "./FinishedDocument.ts";

const MEGABYTE = 1_000_000;

function createDocument(body: Buffer<ArrayBuffer>): FinishedDocument {
  return {
    status: 200,
    headers: { "content-type": "text/html" },
    body,
    etag: 'W/"1"',
    compressed: new Map(),
  };
}

test.each(["", "zstd"])("clients that do not read share one body (Accept-Encoding: %j)", async (accepted) => {
  // Larger than the system's buffers for a connection, and hardly compressible.
  const document = createDocument(randomBytes(8 * MEGABYTE));
  let responseCount = 0;
  const website = await serveApp({
    trustedProxies: 0,
    fetch: ({ method, headers }) => {
      responseCount += 1;
      const acceptEncoding = headers.get("accept-encoding") ?? undefined;
      return documentResponse(document, {
        method,
        acceptEncoding,
        ifNoneMatch: undefined,
        setCookie: undefined,
      });
    },
    port: 0,
    hostname: "127.0.0.1",
  });
  const sockets: Socket[] = [];
  const before = process.memoryUsage().arrayBuffers;
  for (let number = 0; number < 20; number++) {
    const socket = connect(website.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\n\r\n`);
    sockets.push(socket);
  }
  await expect.poll(() => responseCount).toBe(20);
  await expect.poll(() => sockets.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
  // One compressed body and Node's own buffers; copies would take 160 MB.
  expect((process.memoryUsage().arrayBuffers - before) / MEGABYTE).toBeLessThan(30);
  for (const socket of sockets) socket.destroy();
  await website.stop(0);
});
