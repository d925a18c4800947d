import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { chooseEncoding } from "./compressDocument.ts";
import { createWebServer, type WebServerParts } from "./createWebServer.ts";
import { webConfiguration } from "./webConfiguration.ts";

const page = "<!doctype html>".padEnd(4000, "x");

function aServer(parts: Partial<WebServerParts> = {}) {
  return createWebServer({
    configuration: webConfiguration({ PUBLIC_API_URL: "https://api.example.tn" }),
    logger: pino({ level: "silent" }),
    render: async () => new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    createRequestContext: () => new RouterContextProvider(),
    styles: "",
    clientFolder: fileURLToPath(new URL("../public", import.meta.url)),
    ...parts,
  });
}

test("every page has a policy of its own: its nonce, our API, and nothing else", async () => {
  const nonces: string[] = [];
  const server = aServer({
    createRequestContext: ({ nonce }) => (nonces.push(nonce), new RouterContextProvider()),
  });
  const [first, second] = [await server.request("/"), await server.request("/")];
  const policy = first.headers.get("Content-Security-Policy");
  expect(policy).toContain(`script-src 'self' 'nonce-${nonces[0]}'`);
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("connect-src 'self' https://api.example.tn");
  expect(policy).not.toContain("unsafe");
  expect(second.headers.get("Content-Security-Policy")).not.toBe(policy);
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("only where Google asks whether one is a robot is Google let in, by its own addresses", async () => {
  const policyWith = async (provider: string) => {
    const server = aServer({
      createRequestContext: ({ tellCaptcha }) => (tellCaptcha(provider), new RouterContextProvider()),
    });
    return (await server.request("/")).headers.get("Content-Security-Policy") ?? "";
  };
  const open = await policyWith("recaptcha");
  expect(open).toMatch(
    /script-src 'self' 'nonce-[^']+' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  );
  expect(open).toContain(
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  );
  expect(open).not.toContain("script-src-attr");
  for (const provider of ["altcha", "none"]) {
    expect(await policyWith(provider)).toContain("frame-src 'none'");
    expect(await policyWith(provider)).not.toMatch(/google|gstatic|unsafe/);
  }
});

test("a page comes compressed as the browser likes it best", async () => {
  const response = await aServer().request("/", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page);
});

test.each([
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", null],
  ["", null],
] as const)("accepting %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test("a hashed file that is not there is a plain 404, never a page", async () => {
  const response = await aServer().request("/assets/gone-abc.js");
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("Not found");
});

test("it is healthy while it runs, and ready until it is told to stop", async () => {
  expect((await aServer().request("/health")).status).toBe(200);
  expect((await aServer().request("/ready")).status).toBe(200);
  expect((await aServer({ isShuttingDown: () => true }).request("/ready")).status).toBe(503);
});

test("a fault of ours says nothing of its cause", async () => {
  const response = await aServer({ render: () => Promise.reject(new Error("secret")) }).request("/");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});
