import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { directionOf } from "@sayara/domain/language/directionOf";
import { languages } from "@sayara/domain/language/Language";
import { createMetrics } from "@sayara/telemetry/metrics/createMetrics";
import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stylesheetPlaceholder } from "../app/request/document/RenderedDocument.ts";
import { chooseEncoding } from "@sayara/http-guard/files/compress";
import { createServerPages } from "./documents/createServerPages.ts";
import { createWebServer, type WebServerOptions } from "./createWebServer.ts";
import { precompress } from "@sayara/http-guard/files/precompress";
import { webConfiguration } from "./webConfiguration.ts";

const page = "<!doctype html>".padEnd(4000, "x");
const configuration = { ...webConfiguration({ PUBLIC_API_URL: "https://api.example.tn" }), paymentUrl: "" };
const emptyPage = ({ language }: { language: string }) => `<html lang="${language}">`;
const pages = createServerPages({ busyPage: emptyPage, offlinePage: emptyPage }, configuration);
const pageResponse = (html = page, headers = {}) =>
  new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

function createTestServer(options: Partial<WebServerOptions> = {}) {
  return createWebServer({
    configuration,
    logger: pino({ level: "silent" }),
    render: async () => pageResponse(),
    createRequestContext: () => new RouterContextProvider(),
    pages,
    stylesheets: null,
    clientFolder: fileURLToPath(new URL("../public", import.meta.url)),
    ...options,
  });
}

test("a page's policy allows the site's files, the API, and the page's inline scripts by hash", async () => {
  let nonce = "";
  const server = createTestServer({
    createRequestContext: (options) => ((nonce = options.nonce), new RouterContextProvider()),
    render: async () =>
      pageResponse(`<script nonce="${nonce}">own()</script><script>slippedIn()</script><p nonce="guess">`),
  });
  const response = await server.request("/");
  const policy = response.headers.get("Content-Security-Policy");
  const hash = createHash("sha256").update("own()").digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("connect-src 'self' https://api.example.tn");
  expect(policy).not.toMatch(/unsafe|nonce/);
  expect(await response.text()).toBe(`<script>own()</script><script>slippedIn()</script><p nonce="guess">`);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a page's policy allows framing the gateway at its browser URL, not at its API URL", async () => {
  const server = createTestServer({
    configuration: webConfiguration({
      SANDBOX_GATEWAY_URL: "http://gateway:4100",
      PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.example.tn",
    }),
  });
  const policy = (await server.request("/")).headers.get("Content-Security-Policy");
  expect(policy).toContain("frame-src https://pay.example.tn;");
  expect(policy).not.toContain("gateway:4100");
});

test("a page's policy allows its inline stylesheet by hash", async () => {
  const html = `<style>${stylesheetPlaceholder}</style><p>`;
  const server = createTestServer({
    createRequestContext: (options) => (
      options.onDocument({ html, styles: "a{top:0}" }),
      new RouterContextProvider()
    ),
  });
  const response = await server.request("/");
  expect(await response.text()).toBe("<style>a{top:0}</style><p>");
  const policy = response.headers.get("Content-Security-Policy");
  const hash = createHash("sha256").update("a{top:0}").digest("base64");
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test("the policy allows Google's URLs only with reCAPTCHA", async () => {
  const policyWith = async (provider: string) => {
    const server = createTestServer({
      createRequestContext: ({ onCaptchaProvider }) => (
        onCaptchaProvider(provider),
        new RouterContextProvider()
      ),
    });
    return (await server.request("/")).headers.get("Content-Security-Policy") ?? "";
  };
  const policy = await policyWith("recaptcha");
  expect(policy).toMatch(
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/,
  );
  expect(policy).toContain(
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  );
  expect(policy).not.toContain("script-src-attr");
  for (const provider of ["altcha", "none"]) {
    expect(await policyWith(provider)).toContain("frame-src 'none'");
    expect(await policyWith(provider)).not.toMatch(/google|gstatic|unsafe/);
  }
});

test("a page is compressed in the browser's preferred encoding", async () => {
  const response = await createTestServer().request("/", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  expect(response.headers.get("Vary")).toContain("Accept-Encoding");
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("Content-Length")).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", null],
  ["", null],
] as const)("Accept-Encoding %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

/** Output of a build: a module with a hashed name and an icon without, both with compressed copies. */
const script = "export const answer = 42;".repeat(200);
let buildFolder = "";
beforeAll(async () => {
  buildFolder = await mkdtemp(join(tmpdir(), "sayara-client-"));
  await mkdir(join(buildFolder, "assets"));
  await writeFile(join(buildFolder, "assets/entry-B1gH45h.js"), script);
  await writeFile(join(buildFolder, "favicon.svg"), "<svg></svg>".repeat(100));
  await precompress(buildFolder);
});
afterAll(() => rm(buildFolder, { recursive: true }));

function fetchFile(path: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { "Accept-Encoding": accepted };
  return createTestServer({ clientFolder: buildFolder }).request(path, { headers });
}

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)(
  "a file is sent as the build's compressed copy for Accept-Encoding %j",
  async (accepted, encoding, decompress) => {
    const response = await fetchFile("/assets/entry-B1gH45h.js", accepted);
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toContain("Accept-Encoding");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    const body = Buffer.from(await response.arrayBuffer());
    const stored = await readFile(
      join(buildFolder, `assets/entry-B1gH45h.js.${encoding === "br" ? "br" : "gz"}`),
    );
    expect(body.equals(stored)).toBe(true);
    expect(decompress(body).toString()).toBe(script);
  },
);

test("without an accepted encoding the plain file is sent", async () => {
  const response = await fetchFile("/assets/entry-B1gH45h.js");
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(await response.text()).toBe(script);
});

test("a file with a hashed name is cached as immutable, and one without a hash for an hour", async () => {
  const immutable = "public, max-age=31536000, immutable";
  for (const accepted of ["br", undefined]) {
    const hashed = await fetchFile("/assets/entry-B1gH45h.js", accepted);
    expect(hashed.headers.get("Cache-Control")).toBe(immutable);
    expect(hashed.headers.get("Vary")).toBe("Accept-Encoding");
    expect(hashed.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
  const icon = await fetchFile("/favicon.svg", "br");
  expect(icon.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(icon.headers.get("Content-Encoding")).toBe("br");
  expect((await fetchFile("/")).headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a missing hashed file returns a plain 404, not a page", async () => {
  const response = await createTestServer().request("/assets/gone-abc.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBeNull();
  expect(await response.text()).toBe("Not found");
});

test("/health returns 200 while the server runs, and /ready until it stops", async () => {
  expect((await createTestServer().request("/health")).status).toBe(200);
  expect((await createTestServer().request("/ready")).status).toBe(200);
  expect((await createTestServer({ isShuttingDown: () => true }).request("/ready")).status).toBe(503);
});

test.each([
  ["one-of.a proxy", /^[\w-]{12}$/],
  ["x".repeat(65), /^[\w-]{12}$/],
  ["", /^[\w-]{12}$/],
  ["Proxy_id-1=", /^Proxy_id-1=$/],
])(
  "for the id %j from a proxy, the request's id matches %s in the header, the log and the calls",
  async (sentId, expected) => {
    const lines: string[] = [];
    const requestIds: string[] = [];
    const server = createTestServer({
      logger: pino({}, { write: (line: string) => lines.push(line) }),
      createRequestContext: ({ requestId }) => (requestIds.push(requestId), new RouterContextProvider()),
    });
    const response = await server.request("/", { headers: { "X-Request-Id": sentId } });
    const id = response.headers.get("X-Request-Id") ?? "";
    expect(id).toMatch(expected);
    expect(requestIds).toEqual([id]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { requestId: id, method: "GET", route: "/", status: 200 },
    ]);
  },
);

test("requests and renders are measured if metrics are served", async () => {
  const metrics = await createMetrics();
  const server = createTestServer({ measured: { metrics, routeOf: (path, status) => `${path} ${status}` } });
  for (const path of ["/booking", "/booking", "/health"]) await server.request(path);
  const { text } = await metrics.read();
  expect(text).toContain('_count{method="GET",route="/booking 200",status="200"} 2');
  expect(text).toContain('_count{method="GET",route="/health 200",status="200"} 1');
  expect(text).toContain('sayara_render_duration_seconds_count{status="200"} 2');
  expect(text).toContain('sayara_renders{state="waiting"} 0');
});

test("an error's text and its log line contain the request's id", async () => {
  const lines: string[] = [];
  const server = createTestServer({
    logger: pino({}, { write: (line: string) => lines.push(line) }),
    render: () => Promise.reject(new Error("secret")),
  });
  const response = await server.request("/booking", { headers: { "X-Request-Id": "an-id" } });
  expect(await response.text()).toContain("(an-id)");
  const logged = lines.map((line) => JSON.parse(line).requestId);
  expect(logged).toEqual(["an-id", "an-id"]);
});

test("a 500 does not reveal its cause", async () => {
  const response = await createTestServer({ render: () => Promise.reject(new Error("secret")) }).request("/");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});

test("browsers check the worker's script on each visit, and the script may connect to this site only", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sayara-"));
  await writeFile(join(folder, "worker.js"), "self.own()");
  const response = await createTestServer({ clientFolder: folder }).request("/worker.js");
  expect(await response.text()).toBe("self.own()");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
  await rm(folder, { recursive: true });
});

test("SERVICE_WORKER=off serves a worker that removes itself and its stored data", async () => {
  const configurationWithoutWorker = webConfiguration({ SERVICE_WORKER: "off" });
  const response = await createTestServer({ configuration: configurationWithoutWorker }).request(
    "/worker.js",
  );
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Type")).toContain("javascript");
  const text = await response.text();
  expect(text).toContain("registration.unregister()");
  expect(text).toContain("caches.delete");
});

test.each(languages)("the offline page is served in %s without rendering", async (language) => {
  const server = createTestServer({ render: () => Promise.reject(new Error("rendered")) });
  const response = await server.request(`/offline?l=${language}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<html lang="${language}">`);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
});

test.each(languages)("the manifest installs the site in %s, with icons that exist", async (language) => {
  const server = createTestServer({ configuration: { ...configuration, siteName: "Caravane" } });
  const response = await server.request(`/manifest.webmanifest?l=${language}`);
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const { name, lang, dir, start_url: start, icons, display } = await response.json();
  // The only value with which Safari on iOS shows notifications.
  expect(display).toBe("standalone");
  expect(dir).toBe(directionOf(language));
  expect({ name, lang, start }).toEqual({ name: "Caravane", lang: language, start: `/?l=${language}` });
  for (const { src } of icons) expect((await server.request(src)).status).toBe(200);
});

test.each([
  ["//evil.example/", "/evil.example/"],
  ["///evil.example?l=en", "/evil.example?l=en"],
  ["/\\evil.example/", "/evil.example/"],
  ["/.//evil.example/", "/evil.example/"],
  ["/%2e//evil.example/", "/evil.example/"],
  ["//%2Fevil.example/", "/%2Fevil.example/"],
])(
  "the path %s, which as a link would lead to another site, redirects to a path with a single slash",
  async (path, expected) => {
    const response = await createTestServer().request(`http://localhost:3000${path}`);
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(expected);
  },
);

test("encoded slashes are part of a page's path", async () => {
  expect((await createTestServer().request("/%2F%2Fevil.example/")).status).toBe(200);
});
