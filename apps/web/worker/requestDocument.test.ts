import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestDocument } from "./requestDocument.ts";

const request = new Request("https://sayara.example/booking");
const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal("fetch", server);
});
afterEach(() => vi.unstubAllGlobals());

test("the preloaded document is returned without another request, whatever its status", async () => {
  for (const status of [200, 404, 503]) {
    const preloaded = new Response("page", { status });
    expect(await requestDocument({ request, preloadResponse: Promise.resolve(preloaded) })).toBe(preloaded);
  }
  expect(server).not.toHaveBeenCalled();
});

test("a browser without navigation preload requests the document", async () => {
  const response = new Response("page");
  server.mockResolvedValue(response);
  expect(await requestDocument({ request, preloadResponse: Promise.resolve(undefined) })).toBe(response);
});

test("a preload that resolves to an error response is ignored: the document is requested again", async () => {
  server.mockRejectedValue(new TypeError("NetworkError"));
  const preloadResponse = Promise.resolve(Response.error());
  await expect(requestDocument({ request, preloadResponse })).rejects.toThrow(TypeError);
});

test("rejects if the preload rejects", async () => {
  const preloadResponse = Promise.reject(new TypeError("NetworkError"));
  await expect(requestDocument({ request, preloadResponse })).rejects.toThrow(TypeError);
});
