import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPortalServer } from "./createPortalServer.ts";
import { portalConfiguration } from "./portalConfiguration.ts";

let clientFolder = "";
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), "sayara-portal-"));
  await mkdir(join(clientFolder, "assets"));
  await writeFile(join(clientFolder, "assets/root-1.js"), "export {};");
  await writeFile(join(clientFolder, "index.html"), "built");
});
afterAll(() => rm(clientFolder, { recursive: true, force: true }));

const built =
  '<!DOCTYPE html><html><head><style>p{}</style></head><body><script>start()</script><script src="/a.js"></script></body>';

function openServer(environment: Record<string, string> = {}, isShuttingDown = false) {
  return createPortalServer({
    configuration: portalConfiguration({ PUBLIC_API_URL: "https://api.example.tn", ...environment }),
    logger: pino({ level: "silent" }),
    built,
    clientFolder,
    isShuttingDown: () => isShuttingDown,
  });
}

test("every page returns the same document, with this installation's name and addresses", async () => {
  const server = openServer({ SITE_NAME: 'A "name" <b>' });
  const html = await (await server.request("/cars/7?tab=prices")).text();
  expect(html).toContain('<meta name="sayara-api" content="https://api.example.tn">');
  expect(html).toContain('<meta name="sayara-web" content="http://localhost:3000">');
  expect(html).toContain('<meta name="application-name" content="A &quot;name&quot; &lt;b>">');
  expect(await (await server.request("/")).text()).toBe(html);
});

test("the policy allows the portal's files, the API, and the document's inline code by hash", async () => {
  const { headers } = await openServer().request("/");
  const policy = headers.get("Content-Security-Policy");
  const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf("start()")}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf("p{}")}';`);
  expect(policy).toContain("connect-src 'self' https://api.example.tn;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect(headers.get("Cache-Control")).toBe("no-cache");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});

test("the policy allows reCAPTCHA only if the marketplace uses it", async () => {
  const policyOf = async (environment = {}) =>
    (await openServer(environment).request("/register")).headers.get("Content-Security-Policy");
  expect(await policyOf()).not.toContain("google");
  expect(await policyOf()).toContain("frame-src blob:;");
  const policy = await policyOf({ CAPTCHA: "recaptcha" });
  expect(policy).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).toContain("frame-src blob: https://www.google.com/recaptcha/");
});

test("a configured map style appears in the document, and the policy allows its origin", async () => {
  const response = await openServer({ MAP_STYLE_URL: "https://tiles.example.tn/style.json" }).request("/");
  expect(await response.text()).toContain(
    '<meta name="sayara-map-style" content="https://tiles.example.tn/style.json">',
  );
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toContain("connect-src 'self' https://api.example.tn https://tiles.example.tn;");
  expect(policy).toContain("img-src 'self' data: blob: https://api.example.tn https://tiles.example.tn;");
});

test("hashed files are cached permanently, a missing one returns 404, and the built document is not served", async () => {
  const server = openServer();
  expect((await server.request("/assets/root-1.js")).headers.get("Cache-Control")).toContain("immutable");
  expect((await server.request("/assets/root-0.js")).status).toBe(404);
  expect((await server.request("/index.html")).headers.get("Location")).toBe("/");
});

test("form posts are rejected, and /ready reports a shutdown", async () => {
  expect((await openServer().request("/sign-in", { method: "POST" })).status).toBe(405);
  expect((await openServer().request("/ready")).status).toBe(200);
  expect((await openServer({}, true).request("/ready")).status).toBe(503);
});

test("production requires public https addresses", () => {
  const production = {
    MODE: "production",
    PORTAL_URL: "https://portal.example.tn",
    WEB_URL: "https://example.tn",
  };
  expect(() => portalConfiguration({ ...production, PUBLIC_API_URL: "http://api.example.tn" })).toThrow(
    /PUBLIC_API_URL/,
  );
  expect(() => portalConfiguration({ ...production, PUBLIC_API_URL: "https://localhost" })).toThrow(
    /PUBLIC_API_URL/,
  );
  expect(() =>
    portalConfiguration({ ...production, WEB_URL: undefined, PUBLIC_API_URL: "https://api.example.tn" }),
  ).toThrow(/WEB_URL/);
  const right = portalConfiguration({ ...production, PUBLIC_API_URL: "https://api.example.tn" });
  expect(right).toMatchObject({ port: 3001, host: undefined, shutdownDelay: 5000 });
});
