// @vitest-environment jsdom
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { serve } from "#tests/serve";
import { updateAvatar } from "../accounts/avatar.ts";
import { createClient } from "@sayara/api-client/client/createClient";

/**
 * Starts a server on another origin that allows the form's upload by CORS and passes the complete request to `handle`.
 */
const crossOriginServer = (
  handle: (request: IncomingMessage, body: string, response: ServerResponse) => void,
) =>
  serve((request, response) => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "accept-language");
    if (request.method === "OPTIONS") return response.end();
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("latin1")));
    request.on("end", () => handle(request, body, response));
    return undefined;
  });

function imageInput(bytes: number) {
  const body = new FormData();
  body.append("image", new File(["x".repeat(bytes)], "me.png", { type: "image/png" }));
  return { params: { id: "u1" }, body };
}

test("a browser's upload arrives as a form, with the client's headers, and reports its progress", async () => {
  const received: unknown[] = [];
  await using server = await crossOriginServer((request, body, response) => {
    received.push(
      request.headers["accept-language"],
      body.includes('filename="me.png"'),
      body.length > 300_000,
    );
    response.end('{"avatar":"/files/me.webp"}');
  });
  const shares: number[] = [];
  const call = createClient({ ...server, language: "fr" });
  const outcome = await call(updateAvatar, imageInput(300_000), {
    onUploadProgress: (share) => shares.push(share),
  });
  expect(outcome).toEqual({ ok: true, data: { avatar: "/files/me.webp" } });
  expect(received).toEqual(["fr", true, true]);
  expect(shares.at(-1)).toBe(1);
});

test("returns a refused upload and throws a fault for a broken one", async () => {
  await using server = await crossOriginServer((_, body, response) =>
    body.length > 5000
      ? response.writeHead(413).end('{"code":"too_large","message":""}')
      : response.destroy(),
  );
  const call = createClient(server);
  const options = { onUploadProgress: () => {} };
  expect(await call(updateAvatar, imageInput(10_000), options)).toMatchObject({
    ok: false,
    status: 413,
    refusal: { code: "too_large" },
  });
  await expect(call(updateAvatar, imageInput(10), options)).rejects.toMatchObject({ kind: "network" });
});

test("an upload that times out or is aborted closes its connection", async () => {
  const closed: string[] = [];
  const aborter = new AbortController();
  await using server = await crossOriginServer((request, _, response) => {
    response.on("close", () => closed.push("closed"));
    if (request.headers["accept-language"] === "fr") aborter.abort();
  });
  const onUploadProgress = () => {};
  await expect(
    createClient({ ...server, timeout: 60 })(updateAvatar, imageInput(10), { onUploadProgress }),
  ).rejects.toMatchObject({ kind: "timeout" });
  await expect(
    createClient({ ...server, language: "fr" })(updateAvatar, imageInput(10), {
      onUploadProgress,
      signal: aborter.signal,
    }),
  ).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => closed).toEqual(["closed", "closed"]);
});
