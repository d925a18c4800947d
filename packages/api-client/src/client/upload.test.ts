import { expect, test } from "vitest";
import { serve } from "#tests/serve";
import { updateAvatar } from "../contract/accounts/avatar.ts";
import { createClient } from "./createClient.ts";

/** A server that receives an image and responds with the number of bytes and the content type. */
const serveUploads = () =>
  serve((request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
    request.on("end", () =>
      response.end(JSON.stringify({ avatar: `${request.headers["content-type"]?.split(";")[0]} ${bytes}` })),
    );
  });

function imageInput(bytes: number) {
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "me.png");
  return { params: { id: "u1" }, body };
}

test("an upload arrives complete and reports its progress up to 1", async () => {
  await using server = await serveUploads();
  const shares: number[] = [];
  const outcome = await createClient(server)(updateAvatar, imageInput(2_000_000), {
    onUploadProgress: (share) => shares.push(share),
  });
  expect(outcome).toMatchObject({
    ok: true,
    data: { avatar: expect.stringMatching(/^multipart\/form-data 200\d{4}$/) },
  });
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("an upload has a longer timeout than other calls", async () => {
  await using server = await serve((request, response) => {
    request.resume();
    setTimeout(() => response.end('{"avatar":"late"}'), 300);
  });
  expect(await createClient({ ...server, timeout: 100 })(updateAvatar, imageInput(10))).toMatchObject({
    ok: true,
  });
});

test("an upload can be aborted", async () => {
  await using server = await serve((request) => request.resume());
  const aborter = new AbortController();
  const promise = createClient(server)(updateAvatar, imageInput(10), {
    signal: aborter.signal,
    onUploadProgress: () => {},
  });
  setTimeout(() => aborter.abort(), 50);
  await expect(promise).rejects.toMatchObject({ name: "AbortError" });
});
